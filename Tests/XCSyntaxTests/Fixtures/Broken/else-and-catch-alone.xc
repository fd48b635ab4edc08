void f(void) {
    g();
    else h();
    while (x) { g(); }
#pragma mark x
    else { h(); }
    if (x) g(); else h();
#ifdef A
    g();
    catch (e) { h(); }
#endif
    try { g(); }
    h();
}

i32 last;
