void f(i32 x) {
    while (x) : { }
    par : { }
    for (i in 0..3) : { g(); }
}
class A : { i32 n; }
struct S : { i32 n; }
enum E : { a, b }
void g(void) { }
