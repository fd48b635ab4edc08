final i32 a;
since("1") void b(void);
void c(void) {
    extern i32 d;
    auto e;
    void f;
    par :goal(fast) { }
}
struct G { i32 h = 1; }
u8[4]* i;
T*^ j;
Map<A, B, C>* k;
