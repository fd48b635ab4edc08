class A {
    i32 a
    i32 b;
    void one(void) { g(; }
    void two(void) { return 1 }
}
