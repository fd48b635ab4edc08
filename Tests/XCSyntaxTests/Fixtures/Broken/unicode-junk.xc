class A {
    i32 grün;
    void one(void) { }
}
