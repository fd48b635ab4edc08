void f(void) {
    if () { }
    while () { }
}
