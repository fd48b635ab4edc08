i32 first(void) {
    return 1;
}
void second(void) {
i32 third(void) {
    return 3;
}
i32 fourth(void) { return 4; }
class B { i32 z; }
