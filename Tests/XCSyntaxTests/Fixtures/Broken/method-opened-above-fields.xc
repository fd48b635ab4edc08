class A {
    void second(void) {

    weak:B* other;
    i32 n;
    void third(void) { n = 3; }
    since("1.0") static i32 made(void) { return 3; }
    A*, bool both(void) { return self, true; }
    callback cb void(i32);
}
