class A {
    void one(void) {
    }

class B {
    void two(void) { }
}
