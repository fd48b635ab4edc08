class A {{
    i32 a;
    void f(void) { a = 1; }
}
class B {
    i32 b;
    void g(void) { b = 2; }
}
