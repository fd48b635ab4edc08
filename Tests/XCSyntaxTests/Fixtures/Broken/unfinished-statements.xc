void f(void) {
    i32 x =
    if (a) { }
    for (Foo* x in
    go();
    return
}
void g(void) {
    Foo*
}
void h(void) {
    i32 x = {
    go();
}
i32 x[] = {
void last(void) { }
