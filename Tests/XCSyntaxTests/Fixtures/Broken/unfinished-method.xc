class A {
    void one(void) { }
    void two(
    void three(void) { }
}
