void f(void) {
    log("hello);
    log("there");
}
