class A {
    since(VERSION void a(void);
    since "0.4" void b(void);
    static since(0.4) void c(void);
    since(0.4) static i32 n;
    since() optional void d(void);
    i32 last;
}
