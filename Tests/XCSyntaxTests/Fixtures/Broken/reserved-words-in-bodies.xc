class A {
    void f(i32 if) {
        i32 class = 1;
        x = return + 1;
        goto while;
        else;
        default: y();
        use Ink;
        i32 retain = 2;
        retain(x);
        x.release();
    }
    void release(void) { }
}
