protocol A : B {
    void f(void);
}
