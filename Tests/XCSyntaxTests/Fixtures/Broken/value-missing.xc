void f(void) {
    a = ;
    i32 b = ;
    g(a, );
    return a + ;
}
