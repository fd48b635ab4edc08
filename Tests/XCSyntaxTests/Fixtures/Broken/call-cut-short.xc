class A {
    void f(void) {
        x = foo(
    }
    void g(void) { }
}
class B { i32 n; }
