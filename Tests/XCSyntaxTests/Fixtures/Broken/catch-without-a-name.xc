void f(void) {
    try { g(); } catch { h(); }
}

i32 last;
