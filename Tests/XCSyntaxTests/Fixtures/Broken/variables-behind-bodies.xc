struct P { i32 a; } p;
enum E { one, two } e;
void f(void) {
    struct Q { i32 a; } q;
    struct R { i32 a; };
    q;
}
i32 last;
