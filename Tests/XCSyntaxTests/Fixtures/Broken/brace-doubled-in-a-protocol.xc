protocol P {{
    void f(void);
    void g(i32 a);
}
class B : Object <P> {
    void f(void) { }
}
