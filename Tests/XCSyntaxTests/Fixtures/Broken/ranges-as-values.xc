void f(i32 x) {
    for (i in 1..foo) { g(); }
    i32 a[3] = 1..foo;
    g(1..foo);
    x = 1..foo;
    1..foo;
}
void g(void) { }
