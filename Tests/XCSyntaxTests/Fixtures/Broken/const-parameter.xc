void f(const u8* s) { }
