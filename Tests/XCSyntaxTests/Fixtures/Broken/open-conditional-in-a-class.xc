class A {
    i32 a;
#if DEBUG
    void f(void) { a = 1; }
    i32 b;
}
class B {
    i32 b;
    void g(void) { }
}
