void f(void) {
    a = 3
    b = 4;
    g(a)
    g(b);
}
