class A : Object {
    i32 n;
    void first(void) {
        n = 1;
    }
    void second(void) {
    void third(void) {
        n = 3;
    }
    i32 fourth(void) {
        return 4;
    }
}
class B { i32 z; void q(void) { z = 1; } }
