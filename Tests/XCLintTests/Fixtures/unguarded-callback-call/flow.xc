callback gHook void(i32 n);
typedef void hook_t(i32 n);
class Oops : Object <Error> {
    String* message(void) { return String.withCString("oops"); }
}
class Dial : Object {
    callback f void(i32 n);
    callback g bool(void);
    hook_t* plain;
    callback slots[4] void(i32 n);
    void onTap(i32 n) { }
    void noise(void) { }

    // Called: what a comment says, f(1), is no call.
    void bare(callback p void(i32 n)) {
        f(1);
        p(1);
        gHook(1);
        self.f(1);
        slots[0](1);
        plain(1);
    }
    void tests(i32 n) {
        if (f) { f(1); } else { f(2); }
        if (f != 0) f(3);
        if ((callback void(i32))0 != f) f(4);
        if (f == nil) { f(5); } else { f(6); }
        if (!f) { f(7); } else f(8);
        if (self.f) f(9);
        if (f && g && g()) f(10);
        if (f || g) f(11);
        if (!(!f || !g)) { f(12); g(); }
        f(13);
    }
    bool values(i32 n) {
        bool ok = g && g();
        bool no = g || g();
        bool yes = g ? g() : false;
        bool not = !g ? g() : g();
        bool kept = f ? true : false;
        if (kept) { f(1); }
        bool both = f && g;
        if (both && g()) { f(2); }
        if (n > 0 && both) { f(3); }
        f = &self.onTap;
        if (both) { f(4); g(); }
        return !g || g();
    }
    void leave(i32 n) {
        if (!f) return;
        f(1);
        noise();
        f(2);
        f = &self.onTap;
        f(3);
    }
    void thrown(void) throws {
        if (!f) { throw new Oops(); }
        f(1);
        if (!f || !g) throw new Oops();
        g();
    }
    void loops(Array<Object>* all) {
        while (f) { f(1); break; }
        f(2);
        while (!f) { f(3); }
        f(4);
        for (i32 i = 0; f && i < 3; i++) { f(i); }
        for (;;) {
            if (!g) break;
            g();
            if (!f) continue;
            f(5);
        }
        for (Object* o in all) {
            if (!f) continue;
            f(6);
        }
        f(7);
    }
    void reset(Array<Object>* all) {
        if (!f) return;
        while (g && g()) {
            f(1);
            f = nil;
        }
        for (Object* o in all) { f(2); }
    }
    void more(i32 n) {
        switch (n) {
            case 1: f(1);
            case 2:
                if (!f) break;
                f(2);
                break;
            default:
                if (!f) return;
        }
        f(3);
        try { f(4); } catch (Oops e) { f(5); }
        defer { f(6); }
        if (f) {
            try { f(7); f = nil; } catch (Oops e) { f(8); }
        }
        if (!f) return;
        defer { f(9); }
        switch (n) {
            case 1: f(10); break;
            default: f(11);
        }
        try { f(12); } catch (Oops e) { f(13); }
    }
    void locals(void) {
        callback h void(i32 n) = &self.onTap;
        h(1);
        callback k void(i32 n);
        if (h) { k = h; k(2); h(3); }
        if (h) {
            callback h void(i32 n);
            h(4);
        }
        block b void(i32 n) = { f(5); }
        b(1);
        if (f) { b = { f(6); }; }
    }
    void arms(void) {
#ifdef WIDE
        if (!f) return;
#else
        if (!f) return;
#endif
        f(1);
#ifdef DEBUG
        f = nil;
#endif
        f(2);
#if 0
        f(3);
#endif
    }
    void joined(i32 n) {
        if (n) { if (!f) return; } else { if (!f) return; if (!g) return; }
        f(1);
        g();
    }
}
class Named : Object {
    callback tap void(i32 n);
    void tap(i32 n) { }
    void run(void) { tap(1); }
}
