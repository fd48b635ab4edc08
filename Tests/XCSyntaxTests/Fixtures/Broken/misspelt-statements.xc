class A {
    i32 f(i32 n) {
        fi (n == 0) { g(); }
        elseif (n == 1) { g(); }
        if (n > 2) { g(); } esle { h(); }
        whlie (n > 3) { n--; }
        fro (i32 i = 0; i < n; i++) { g(); }
        swich (n) {
            csae 1: g(); brek;
            defualt: h();
        }
        try { g(); } cach (e) { h(); }
        A* a = nwe A(1);
        retrun n;
    }
    statc i32 made = 0;
    i32 last;
}
