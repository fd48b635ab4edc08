protocol P { optional void opt(i32 k); void must(void); }
class Dial : Object <P> { void must(void) { } }
class C : Object {
    Array<P>* ds;
    void all(Array<Dial>* dials, Map<String, P>* named) {
        for (auto p in ds) { p.opt(4); p.must(); }
        for (P* p in ds) { p.opt(5); }
        for (p in ds) { p.opt(6); }
        for (auto d in dials) { d.must(); }
        for (auto n in named) { n.must(); }
    }
}
