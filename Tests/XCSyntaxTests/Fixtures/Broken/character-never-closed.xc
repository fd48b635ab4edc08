class A {
    void f(void) {
        log('h);
        g();
    }
    i32 n;
}
