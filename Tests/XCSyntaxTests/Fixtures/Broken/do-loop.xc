void f(void) {
    do { g(); } while (x);
    h();
}
