void f(void) {
    try { g(); } catch (Error* e) { h(e); }
}

i32 last;
