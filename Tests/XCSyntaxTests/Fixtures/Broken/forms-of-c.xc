struct Dot { i32 x; }
i32 first, *second;
struct Dot third;
i32[2][3] fourth;
i32[2] fifth[3];
i32 sixth[2][3];
i32 f(void) {
    return { 1, 2 };
    [a b];
    c = [1, 2];
    raw x;
    void g(void);
}
void g(..., i32 x);
void h(void, i32 x);
struct;
