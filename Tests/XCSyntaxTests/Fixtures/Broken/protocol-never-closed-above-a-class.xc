protocol P {
    void a(void);
    void b(void);

class C <P> {
    i32 n;
}
