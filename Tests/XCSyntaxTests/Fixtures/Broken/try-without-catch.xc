void f(void) {
    try { a(); }
    b();
}
class B { i32 n; }
