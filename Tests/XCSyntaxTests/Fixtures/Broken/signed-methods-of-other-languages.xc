protocol R {
    void q(void);
}
class Q {
    i32 a;
}
void g(void) { }
class K : Q <R> {
    i32 f1;
    void m1(void) { g(); }
    - (void)foo;
    void m2(void) { g(); }
}
class Z { i32 z; }
protocol P {
    void m1(void);
    -(void)foo;
    void m2(void);
}
class L {
    i32 f1;
    -(void)foo;
    + (i32)count { return 3; }
    - (void)take:(i32)x from:(Q*)y { g(); }
    void m2(void) { g(); }
}
