void g(void) { }
class A {
    i32 f1;
    void f(void) }
    void m2(void) { g(); }
    i32 f2;
}
class Z { i32 z; }
void k(void) }
void l(void) { g(); }
