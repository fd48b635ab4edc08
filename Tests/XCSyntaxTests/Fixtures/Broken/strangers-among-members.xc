class A { 3 }
class B { "b"; i32 a; }
struct S { 3; i32 a; }
struct T { i32 a; struct U { i32 b; } u; i32 c; }
protocol P { 1.5; void f(void); }
class C { callback a void(), b; i32 c; }
enum E = a, b
enum F = a, b;
i32 last;
