class A : Object <P>

    i32 a;
    void f(void) { a = 1; }
}
protocol P
    void g(void);
}
struct S
    i32 x;
}
enum E
    a, b
}
class B {
    i32 b;
}
