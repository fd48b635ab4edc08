enum Color = { red, green };
struct Pt { i32 x; }
class Item : Object { i32 n; }
protocol Source {
    optional i32 count(void);
    optional bool ready(i32 x);
    optional float ratio(void);
    optional double exact(void);
    optional Item* item(void);
    optional Array<Item>* items(void);
    optional Color color(void);
    optional Pt point(void);
    optional u8* title(void);
    optional void ping(void);
    optional Source* child(void);
}
i32 number(void) { return 1; }
void put(i32 a, i32 b) { }
class Panel : Object {
    weak:Source* source;
    Source* held;
    Panel* other;
    Source* pick(void) { return held; }
    i32 line(void) { return source.count(); }
    i32 lines(void)
    {
        return source.count() + 1;
    }
    void places(void) {
        i32 n = source.count();
        if (source.ready(3)) { put(1, 2); }
        if (!source.ready(3)) put(1, 2);
        else if (source.ready(4)) put(2, 2);
        while (source.ready(1)) { }
        for (i32 i = source.count(); i < source.count(); i++) { }
        for (i32 k in 0..source.count()) { }
        for (x in source.items()) { }
        switch (source.count()) { case 1: n = source.count(); source.ping(); break; default: n = 2; }
        put(n, source.count());
        put(number(), source.count());
        if (n) return;
        if (n) n = source.count();
        n += -source.count();
        n = (i32)source.count();
        block b i32(i32 v) = { return held.count(); };
    }
    void zeroes(void) {
        float r = source.ratio(); double d = source.exact();
        Item* i = source.item();
        Array<Item>* all = source.items();
        Color c = source.color();
        u8* t = source.title();
        bool b = source.ready(1);
        Pt p = source.point();
        i32 m = source.item().n;
    }
    void receivers(Source* d, bool is) {
        if (d && d.ready(1)) { }
        i32 n = d ? d.count() : 3;
        n = other && other.held.ready(1) ? 1 : 0;
        n = other.held.count();
        n = pick().count();
        pick().ping();
        d.child().ping();
        n = d.child().count();
        d = d.child();
        put(n, d.count() + d.count());
        is = d.ready(d.count());
        put(n = 2, d.count());
        put((d = held).count(), 1);
    }
}
