class Panel : Object {
    callback f void(i32 n);
    void broken(i32 k) {
        if (!f) return;
        while (k > 0) { f(k); if (k == 2) { f = nil; break; } }
        f(1);
    }
    void left(i32 k) {
        if (!f) return;
        for (i32 i = 0; i < k; i++) { f(i); if (i == 2) { f = nil; return; } }
        f(2);
    }
    void goesOn(i32 k) {
        if (!f) return;
        while (k > 0) { f(3); if (k == 2) { f = nil; if (k) continue; break; } }
    }
    void inner(i32 k) {
        if (!f) return;
        while (k > 0) { f(4); for (i32 i = 0; i < k; i++) { f(5); f = nil; break; } }
        if (!f) return;
        while (k > 0) { f(6); switch (k) { case 1: { f = nil; break; } } }
    }
    void caught(i32 k) {
        if (!f) return;
        while (k > 0) { f(7); try { if (k) { f = nil; throw 1; } } catch (Object e) { k--; } }
    }
    void thrown(i32 k) throws {
        if (!f) return;
        while (k > 0) { f(8); if (k) { f = nil; throw 1; } }
    }
    void later(i32 k) {
        if (!f) return;
        while (k > 0) { f(9); block b void(void) = { f = nil; return; }; b(); }
    }
}
