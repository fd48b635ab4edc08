class A {
    i32 a;
    /* the rest is not closed
    void f(void) { a = 1; }
    i32 b;
}
class B {
    i32 b;
}
