class A {
    void one(void) { } }
    void two(void) { }
}
class B { i32 n; }
