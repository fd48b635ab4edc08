class A : Object {
    i32 n;
    since(0.4) void a(void) { n = 1; }
    since() i32 b;
    since("0.3") void c(void) { n = 1; }
}
protocol P {
    since(0.4) void a(void);
    since() void b(void);
    since("1", "2") void c(void);
    since void d(void);
    since("1" void e(void);
    since(4) optional void f(void);
    since 0.4 void g(void);
    void h(void);
}
