// What gives the receiver may change what the statement asks for before it.
protocol Source {
    optional i32 cnt(void);
}
i32 n;
Source* held;
Source* mk(void) { n = 5; return held; }
void put(i32 a, i32 b) { }
class Panel : Object {
    i32 total;
    i32 rows[4];
    Source* sources[4];
    void keep(i32 a) { }
    void before(Panel* other, i32 i) {
        n = n + mk().cnt();
        n += mk().cnt();
        total = total + mk().cnt();
        rows[i] = mk().cnt();
        other.total = mk().cnt();
        other.keep(mk().cnt());
        put(n, mk().cnt());
        if (n == mk().cnt()) { }
        i32 sum = n - mk().cnt();
        n = i + sources[i++].cnt();
    }
    void behind(void) {
        n = mk().cnt() + n;
        total = mk().cnt();
        self.total = 3 + mk().cnt();
        keep(mk().cnt());
        self.keep(mk().cnt());
        put(1, mk().cnt());
        if (mk().cnt() == n) { }
        i32 sum = mk().cnt();
        n = n + held.cnt();
    }
}
