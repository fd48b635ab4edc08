#iffy
#if A
#elsewhere
#else
void f(void) {
    i32 a = 3
#endifx
}
#endif
void g(void) { }
