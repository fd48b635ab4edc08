class A {
    void f { }
    void g(void) { }
}
class B { i32 n; }
