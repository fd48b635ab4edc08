void f(void) {
    Array<Dial>* dials = new Array<Dial>();
    g();
}

i32 last;
