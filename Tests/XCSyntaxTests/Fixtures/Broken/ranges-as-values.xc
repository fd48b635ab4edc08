void f(i32 x) {
    for (i in 1..foo) { g(); }
    i32 a[3] = 1..foo;
    g(1..foo);
    x = 1..foo;
    1..foo;
}
void g(void) { }
void h(i32 x) {
    x = ..3;
    x = 3..;
    return 1..2;
    f(a...b);
    if (1..3) { }
    x = a[1..];
}
