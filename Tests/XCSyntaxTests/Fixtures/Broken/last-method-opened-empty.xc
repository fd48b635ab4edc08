class A {
    void second(void) {
}
class B {
    i32 n;
    i32 fifth(void) { return 4; }
}
