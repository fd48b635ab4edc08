void (*cb)(i32);
i32 k;
class A {
    void (*cb)(i32);
    i32 n;
    void m(void (*cb)(i32), i32 z) { }
    void q(void) {
        void (*cb)(i32);
        void (*cb2)(i32) = 0;
        i32 (*table[4])(void);
        g();
    }
}
typedef void (*cb_t)(i32);
struct S { void (*cb)(i32); i32 z; }
void h(i32 (*f)(i32, i32)) { }
void h(void (*)(i32), i32 n) { }
class A { i32 k; void m(i32 (*)(void)) { } i32 z; }
