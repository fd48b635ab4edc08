callback void(i32) global_one;
class K {
    callback void(i32) cb;
    block i32*(i32 v) maker;
    i32 f2;
    static callback pick i32(i32) named(bool up);
}
void f(void) {
    callback void(i32) local = 0;
    callback good void(i32);
    good(3);
}
