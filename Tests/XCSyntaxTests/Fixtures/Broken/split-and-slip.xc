#if WIDE
void wide(i32 a, i32 b) {
#else
void wide(i32 a) {
#endif
    use1(a);
}
class C
{
#if ARCH_wasm32
    i32 x
    void a(void) { }
#endif
}
