class A {
    i32 n;
    void third(void) { n = 3; }
    void second(void) {
    /** Documented. */
    void fourth(void) : action { n = 4; }
}

class C : A {
    void x(void) { }
}
