void f(void) {
    go(a,
    stop(b);
    a[1
    go(c;
    a[];
    goto ;
    after();
}
i32 last;
