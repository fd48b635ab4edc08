class A {
    weak:

    static i32 made = 0;
    void f(void) { }
}
