i32 f(Foo a b) { return 1; }
void g(i32 a b, i32 c) { }
class A { void m(i32 x y) { } void n(Foo* a b); i32 k; }
