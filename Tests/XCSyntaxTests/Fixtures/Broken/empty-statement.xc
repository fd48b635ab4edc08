void f(void) {
    for (;;);
    ;
}
