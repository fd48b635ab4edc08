class A implements B { i32 x; void f(void) { } }
class C : D implements P, Q {
    i32 x;
    void f(void) { }
}
class E extends D {
    i32 x;
    void f(void) { }
}
class F extends D implements P {
    i32 x;
    void f(void) { }
}
class G : D implements <P> { i32 x; }
class Z { i32 z; }
