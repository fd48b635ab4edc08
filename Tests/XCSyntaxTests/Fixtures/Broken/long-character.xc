void f(void) {
    a = 'ab';
    b = 2;
}
