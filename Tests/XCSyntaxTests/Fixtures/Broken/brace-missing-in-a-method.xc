class A {
    void f(void) {
        while (a) {
            b();
        c();
    }
    void g(void) { d(); }
    i32 n;
}
i32 last;
