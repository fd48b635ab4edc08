void f(void) {
    go()
    i32 x = 3;
    go();
    stop()
}
class A {
    go()
    MEMBERS(1)
    i32 n;
}
