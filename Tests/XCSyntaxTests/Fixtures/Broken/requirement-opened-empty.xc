protocol P {
    void second(void) {
    void third(void);
    i32 fourth(void);
    optional void fifth(i32 x);
}
class A<P> { i32 k; }
