protocol P {
    void one(i32 a)
    optional void two(void);
}
