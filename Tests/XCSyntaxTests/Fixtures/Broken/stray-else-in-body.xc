void f(void) {
#else
    x();
}
class B { i32 n; }
