class A : B, C {
    i32 n;
    void f(void) { }
}

i32 last;
