class A {
    i32 n;
    static i32

    void f(void) { }
}
