class A {
    Foo;
    i32 n;
    props;
    void f(void) { }
}
struct S { Foo; i32 c; }
protocol P { props; void x(void); }
