void f(void) {
    if (a b) c();
    x = i i < 2;
}
class B { i32 n; }
