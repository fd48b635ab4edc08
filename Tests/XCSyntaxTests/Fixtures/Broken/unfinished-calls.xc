void f(void) { go(a; }
void g(void) { stop(b) + ; }
i32 after;
