protocol P {
    void a(void)
    void b(void);
}
i32 c(void)
i32 d(void) { return 1; }
