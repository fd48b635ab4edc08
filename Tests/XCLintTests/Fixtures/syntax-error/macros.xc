// What a macro stands for is not read: where one is near, it is told.
#define FIELD(t, n) t n
#define DECL(n) i32 n(void)
#define LOOP(i) for (i32 i = 0; i < 3; i++)
#define LIMIT 12
#define PLUS +
#define max(a, b) ((a) > (b) ? (a) : (b))
enum Kind = { FIRST = 1 };

class A : Object {
    FIELD(i32, x) y z;
    i32 plain other;
}
class B : Object {
    DECL(get) = 3;
}
class C : Object {
    void m(i32 x) {
        LOOP(i) else { }
    }
    void n(i32 x) {
        i32 a = WIDE(3) 4;
    }
    void o(i32 x) {
        x = LIMIT 3;
    }
    void p(i32 x) {
        x = max(1 +, 2);
    }
    void q(i32 x) {
        x = foo(1, max(2, 3) 4);
    }
    void r(i32 x) {
        x = FIRST 3;
    }
    void s(i32 x) {
        x = 1 PLUS;
    }
    void t(i32 x) {
        x = foo(1 2);
    }
}
