class A {
    init(void) { }
    i32 n;
}
