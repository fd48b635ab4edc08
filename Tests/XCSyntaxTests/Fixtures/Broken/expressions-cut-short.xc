void f(void) { x = (a + ; g(); }
void g(void) { x = (T*; g(); }
void h(void) { (b, c); d(); }
void i(void) { a[; g(); }
void j(void) { try x(); catch (e) { } g(); }
void k(void) { Array<>* a; g(); }
i32 last;
