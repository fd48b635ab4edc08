class A {
    i32 a;
    %
    void one(void) { }
}
