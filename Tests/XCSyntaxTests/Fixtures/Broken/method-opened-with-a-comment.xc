class A : Object {
    void second(void) {
        // to do
    void third(void) {
        n = 3;
    }
    i32 n;
    i32 fourth(void) {
        return 4;
    }
}
i32 last(void) { return 1; }
