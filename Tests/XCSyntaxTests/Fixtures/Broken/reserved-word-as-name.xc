class A {
    i32 default;
    void switch(void) { }
    void f(i32 in) { }
}
