class A {
    i32 f(i32 n) {
        if (n == 0)
            g();
            return n;
        }
        while (n > 0)
            n--;
        return n;
    }
    i32 last;
}
