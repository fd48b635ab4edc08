void f(i32 x) {
    switch (x)
        case 1: g();
        default: h();
}
void g(void) { }
void f(i32 x) { switch (x) case 1: g(); }
void g(void) { }
