// The receiver is a field, which a call on the way may change.
protocol Source {
    optional bool ready(i32 n);
    optional i32 count(void);
    optional i32 next(i32 after);
    optional Source* other(void);
}
void log(i32 n) { }
bool check(i32 n) { return true; }
i32 number(void) { return 1; }

class Panel : Object {
    weak:Source* source;
    Panel* next;
    i32 n;
    i32 rows[9];
    Array<Object>* all;

    void loops(void) {
        while (source.ready(1)) {
            log(1);
            if (n) continue;
        }
        while (n < source.count()) n = n + 1;
        while (check(1) && source.ready(2)) { log(2); }
        for (i32 i = 0; i < source.count(); i++) {
            log(i);
        }
        for (i32 i = 0; source.ready(i); i++) log(i);
        while (next.next.source.ready(3)) { }
        for (i32 i = 0; i < 9; i = source.next(i)) { log(i); }
        for (i32 i = 0; i < source.count(); i++) : unroll { log(i); }
    }
    bool branches(i32 a, Panel* panel) {
        if (check(a) && source.ready(1)) { log(1); } else { log(2); }
        if (!check(a) || source.ready(2)) log(1);
        bool b = check(a) && a > 2 && source.ready(3);
        n = panel && panel.source.ready(4) ? 1 : 0;
        n = panel ? panel.source.count() : 3;
        n = panel == nil ? 0 : 1 + panel.source.count();
        n = check(a) ? 1 : source.count();
        return number() && source.ready(5);
    }
    void chain(i32 a) {
        if (check(a)) {
            log(1);
        } else if (source.ready(1)) {
            log(2);
        } else if (check(2) && source.ready(2)) log(3);
        else log(4);
    }
    void declared(void) {
        i32 a = source.count(), b = source.next(a);
        i32 c = number(), d = c, e = source.next(d), f = e;
        static i32 g = number(), h = source.count();
    }
    void parts(i32 k) {
        rows[source.count()] = 1;
        rows[source.count()] = number();
        rows[source.next(k)]++;
        rows[source.next(k)] += rows[k];
        i32* p = &rows[source.count()];
        Object* o = all.get(source.count());
        bool same = all.get(source.count()).equals(o);
        log(log2(source.count()));
        delete source.other();
    }
    i32 log2(i32 x) { return x; }
    i32 byHand(void) {
        log(number() + source.count());
        i32 m = source.other().count();
        return number() + source.count();
    }
}
