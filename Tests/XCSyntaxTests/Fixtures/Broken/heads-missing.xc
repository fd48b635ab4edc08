void f(void) {
    catch (e) { a(); }
    case 1: b();
    c();
}
void g(void) {
    try { a(); }
    b();
}
void h(void) {
    try { a(); } catch (Error* e) { b(); }
    switch (a) { case 1 b(); }
}
