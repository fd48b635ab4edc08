void f(void) {
    u8 buf[4] = { 1; 2; 3; 4 };
    g();
}

i32 last;
