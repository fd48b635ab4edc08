class A {
    i32 a =
    void one(void) { }
    callback x
    void two(void) { }
    void b(
    void three(void) { }
    Array<
    void four(void) { }
    Ink
    void five(void) { }
    void
    i32 last;
}
i32 after;
