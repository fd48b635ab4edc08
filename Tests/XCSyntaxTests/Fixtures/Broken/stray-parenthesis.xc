void f(void) {
    g(a));
    h();
}
