class A {
    i32 first;
    return 3;
    if (first) { first = 0; } else { go(); }
    for (i32 i = 0; i < 3; i++) { go(); }
    { }
    first = 3;
    ~A() { }
    i32 second;
    void f(void) { }
}
i32 last;
