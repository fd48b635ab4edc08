void f(void) {
    if (a) {
        b();
    c();
}
void g(void) { d(); }
class B { i32 n; void m(void) { } }
