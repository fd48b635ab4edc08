class A {
    void first(void) {
        if (x) {
    void second(void) {
        g();
    }
    i32 n;
}
