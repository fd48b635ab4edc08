class A {
    i32 n;
    void second(void) {
        if (n > 0) {
    }
    void third(void) {
        n = 3;
    }
    void fourth(void) {
        while (n) {
            if (n == 3) {
            n = n - 1;
        }
    }
    i32 fifth(void) { return 4; }
}
i32 last(void) { return 1; }
