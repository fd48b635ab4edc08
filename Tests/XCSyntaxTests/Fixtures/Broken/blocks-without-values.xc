void f(void) {
    block b i32(i32 v) { return v; }
    block c void(void) {
        b(2);
    }
    block d i32(i32 v) = block i32(i32 v) { return v; };
    b(3);
}
i32 after;
