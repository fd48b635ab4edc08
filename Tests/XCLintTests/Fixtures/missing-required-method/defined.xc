// fixture: Q=1
// fixture: LEVEL=3
protocol P { void need(void); }
class A : Object <P> {
#ifndef Q
    void need(void) { }
#endif
}
class B : Object <P> {
#if LEVEL < 2 || Z
    void need(void) { }
#endif
}
