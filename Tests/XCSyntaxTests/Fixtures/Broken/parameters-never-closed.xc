class A {
    void one(i32 a, i32 b { }
    void two(void) { }
}
