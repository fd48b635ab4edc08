class A {
    void first(void) {
        if (x) {
            g();
    }
    void second(void) {
        for (i in 0..3) {
            g();
    }
    i32 n;
    void third(void) { }
}
void last(void) { }
