void f(void) {
    if (a == b {
        h();
    }
}
void g(void) { }
