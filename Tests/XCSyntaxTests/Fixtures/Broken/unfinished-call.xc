class A {
    void one(void) {
        self.
    }
    void two(void) { }
}
