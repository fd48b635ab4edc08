class A {
    void m(void) {
        x = self.
    }
    void n(void) { }
    i32 q;
}
class B { i32 n; }
