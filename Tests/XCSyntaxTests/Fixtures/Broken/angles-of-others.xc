void f(void) {
    for (i32 i = 0; i <> 3; i++) { g(); }
    h();
}

i32 last;
