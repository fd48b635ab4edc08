void f(void) {
    for (i32 i = 0, i < 3, i++) { }
}
class B { i32 n; }
