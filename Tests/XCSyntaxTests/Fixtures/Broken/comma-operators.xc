i32 g(i32 a);
void f(i32 x, i32 y) {
    i32 z = 0;
    x = 1, y = 2;
    g(z);
    x, y;
    for (i32 i = 0; i < 3; i++, x--) { g(i); }
    for (x = 0, y = 1; x < 3; x++) { g(x); }
    z = (x, y);
    g(x), g(y);
    x++, y++;
    if (x) x = 1, y = 2; else z = 4;
    if (x, y) { g(2); }
    while (x = 1, y) { g(x); }
    i32 a = 1, b = 2;
    g(z);
}
class K {
    i32 a, b;
    i32, i32 two(void) { return 1, 2; }
    void m(void) {
        (a, b) = two();
        a = 1, b = 2;
        switch (a) { case 1, 2: a = 3, b = 4; }
    }
    void after(void) { g(1); }
}
i32 one(i32* p, i32 v) {
    *p = 1, v = 2;
    g((v, 3));
    p[0] = 1, p[1] = 2;
    return (v, 2);
}
i32, i32 pair(void) { return 1, 2; }
void last(void) { g(1); }
