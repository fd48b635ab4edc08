void f(void) {
    else { g(); }
    h();
}
