union U { i32 a; u8 b; }
void g(void) { }
class A {
    union { i32 a; u8 b; } u;
    void g(void) { }
}
struct S {
    union { i32 a; u8 b; } u;
    union T t;
    i32 z;
};
void g(void) { union T t; union { i32 b; } q; }
typedef union { i32 a; u8 b; } U;
typedef union V W;
i32 k;
