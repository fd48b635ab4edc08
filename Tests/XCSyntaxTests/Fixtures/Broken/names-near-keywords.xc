class A {
    void f(i32 n) {
        if (n > 0) { g(); } match(n);
        if (n > 1) { g(); }
        patch(n);
        base x;
        returns y;
        form(n); cases: g();
        x = ;
        whole(n) + 1;
        elsewhere = n;
    }
    i32 form() { return 1; }
    i32 last;
}
