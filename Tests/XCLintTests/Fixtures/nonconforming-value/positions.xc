protocol Turning { optional void turned(i32 by); }
protocol Other { optional void other(void); }
class Knob : Object { }
class FineKnob : Knob <Turning> { }
class Lever : Object { }
struct Box { Turning* t; Knob* k; i32 n; }
Turning* gBad = new Lever();
Turning* gGood = new FineKnob();
Turning*[2] gAll = { new FineKnob(), new Lever() };
Turning* gOne = new FineKnob(), gTwo = new Lever();
(Lever*, i32) two(void) { return new Lever(), 1; }
class Gauge : Object {
    Turning* t = new Lever();
    static Turning* kept = new Lever();
    Turning* r;
    Lever* p;
    void init(Turning* t) { }
    void setP(Turning* x) { t = x; }
    void setQ(Turning* x) { }
    void setQ(i32 x) { }
}
class Panel : Object {
    Array<Turning>* turners;
    Array<Knob>* knobs;
    Set<Turning>* some;
    Array* any;
    callback told void(Turning* t);
    void over(Turning* t) { }
    void over(Other* o) { }
    void over(i32 n) { }
    void count(Turning* t, i32 n) { }
    void count(Turning* t) { }
    static void pass(Turning* t) { }
    void initialised(Lever* lever, FineKnob* fine) {
        Box b = { lever, lever, 3 };
        b = { fine, fine, 3 };
        b.t = lever;
        Turning*[2] list = { fine, lever };
        Turning* names[2] = { nil, lever };
        list[0] = lever;
        (Turning* x, i32 m) = two();
        Turning* y;
        i32 z;
        (y, z) = two();
        Gauge g(lever);
        Gauge* made = new Gauge(lever);
    }
    void properties(Gauge* g, Lever* lever, Knob* knob, FineKnob* fine) {
        g.p = fine;
        g.p = lever;
        g.q = lever;
        g.q = knob;
        g.q = fine;
        g.q = 3;
        g.r = lever;
    }
    void elements(Lever* lever, FineKnob* fine, Object* root, Turning* t) {
        turners.add(lever);
        turners.add(fine);
        turners.add(root);
        turners.add(t);
        turners.add(nil);
        knobs.add(lever);
        knobs.add(fine);
        some.add(lever);
        any.add(lever);
    }
    void overloads(Lever* lever, Knob* knob, FineKnob* fine, Object* root) {
        over(lever);
        over(knob);
        over(fine);
        over(root);
        over(3);
        count(knob, 1);
        count(knob);
        count(fine);
        Panel.pass(lever);
        told(lever);
        self.told(lever);
    }
    void blocks(Lever* lever, FineKnob* fine) {
        block given Turning*(i32 v) = { if (v) { return lever; } return fine; };
        block taken void(Turning* t) = { };
        taken(lever);
        given = { return lever; };
    }
    void classes(Lever* lever, Knob* knob, FineKnob* fine, Object* root) {
        Knob* a = lever;
        Knob* b = fine;
        FineKnob* c = knob;
        Object* d = lever;
        Knob* e = root;
        Knob* f = (Knob*)root;
        a = root ? lever : fine;
        take(root);
        take(fine);
        take(lever);
    }
    void take(Knob* k) { }
    Knob* give(Lever* l) { return l; }
}
void free(Turning* t);
void free(Turning* t) { }
void call(Lever* lever, Knob* knob) { free(lever); free(knob); }
#if WIDE
void narrow(Turning* t) { }
#else
void narrow(Other* o) { }
#endif
void both(Lever* lever, Knob* knob) { narrow(lever); narrow(knob); }
