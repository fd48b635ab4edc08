class A { i32 n; void f(void) { void g(void) { n = 1; } i32 h(void) { return n; } }
i32 last(void) { return 1; }
