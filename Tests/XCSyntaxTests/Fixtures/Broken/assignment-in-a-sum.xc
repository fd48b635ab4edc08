void f(void) {
    a + b = c;
    d = 1;
}
