void f(void) {
    if x {
        a();
    }
    while x { b(); }
    for i in xs {
        c();
    }
    switch x {
        case 1: d();
    }
    for () { }
    switch (x) { e(); }
    after();
}
i32 last;
