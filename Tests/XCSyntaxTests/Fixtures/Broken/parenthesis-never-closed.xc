void f(void) {
    g(a, (b + c);
    h();
}
