void a(void)
void b(void) : main
class C {
    void d(void) // d
    Ink* e(i32 f)
    i32 g;
}
protocol P {
    void h(void)
    optional void i(void)
}
