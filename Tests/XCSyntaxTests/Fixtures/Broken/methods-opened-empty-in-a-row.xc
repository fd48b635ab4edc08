class A {
    void first(void) {
    void second(void) {
    void third(void) {
    i32 n;
}
void last(void) { }
