class A {
    i32 a;
    void f(void) a = 1; }
    void g(void) { a = 2; }
}
void h(void)
    go();
    if (x) { y(); }
}
i32 last;
