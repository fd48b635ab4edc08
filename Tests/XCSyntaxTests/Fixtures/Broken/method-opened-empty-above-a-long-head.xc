class A {
    void init(void)
    {

    void second(void) { }
    A* third(i32 a,
             i32 b) {
        return self;
    }
}
