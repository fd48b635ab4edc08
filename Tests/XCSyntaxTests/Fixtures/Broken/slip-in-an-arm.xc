protocol D { void a(void); void b(void); }
class C : Object <D>
{
#if ARCH_wasm32
    i32 x
    void a(void) { }
#else
    void a(void) { }
#endif
#if ARCH_arm64
    void b(void) { }
#endif
#if !ARCH_arm64
    void b(void) { i32 q = 3 4; }
#endif
}
