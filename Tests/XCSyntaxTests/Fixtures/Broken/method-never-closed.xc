class A {
    void one(void) {
        if (x) {
            g();
    }
    void two(void) {
    }
}
class B { i32 n; }
