class A :
class B { i32 n; }
class C
protocol P { void f(void
    void g(void);
}
struct S : packde { i32 x; }
use X, Y;
class D < { i32 n; }
i32 last;
