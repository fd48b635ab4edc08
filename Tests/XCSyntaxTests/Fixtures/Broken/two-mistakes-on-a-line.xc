class A {
    void f(void) {
        x = (a b;
    }
    void g(void) { }
}
class B { i32 n; }
