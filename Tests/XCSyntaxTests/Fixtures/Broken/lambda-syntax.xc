void f(void) {
    g(x => x + 1);
}
