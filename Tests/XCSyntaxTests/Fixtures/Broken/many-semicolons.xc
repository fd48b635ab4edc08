void f(void) {
    a = 1;;;
    b = 2;
}
class B { i32 n; }
