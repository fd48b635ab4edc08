class A {
    callback void(i32 code);
    i32 n;
    void f(void) { block i32(i32 v); g(); }
}
