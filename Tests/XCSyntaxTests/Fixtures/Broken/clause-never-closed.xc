class A : Object <P {
    void one(void) { }
}
class B { i32 n; }
