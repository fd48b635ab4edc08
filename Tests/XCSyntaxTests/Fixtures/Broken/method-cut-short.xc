class A {
    void f(void) { }
    void res
}

i32 last;
