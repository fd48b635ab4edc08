protocol Turning { optional void turned(i32 by); }
protocol Other { optional void other(void); }
protocol Lonely { optional void lonely(void); }
class Knob : Object { }
class FineKnob : Knob <Turning> { }
class FinestKnob : FineKnob { }
class Both : Object <Turning, Other> { }
class Late : Object { }
class Late (Claim) <Turning> { }
class Lever : Object { }
class Panel : Object {
    weak:Turning* turner;
    Knob* knob;
    Array<Knob>* knobs;
    void take(Turning* t) { }
    void takeOther(Other* o) { }
    void takeLonely(Lonely* l) { }
    void takeKnob(Knob* k) { }
    void takeLever(Lever* l) { }
    void over(Turning* t) { }
    void over(i32 n) { }
    void stored(FineKnob* fine, FinestKnob* finest, Object* any, Lever* lever, Late* late) {
        Turning* a = fine;
        Turning* b = finest;
        Turning* c = late;
        Turning* e = nil;
        Turning* f = (Turning*)0;
        Turning* g = lever;
        Turning* h = any;
        turner = knob;
        self.turner = fine;
        turner = any ? (Object*)fine : lever;
        turner = knobs.get(0);
        Other* o = turner;
        Object* root = turner;
        Knob* back = turner;
        Knob* cast = (Knob*)turner;
        auto x = fine;
        turner = x;
        turner = unknown(lever);
    }
    void passed(FineKnob* fine, Object* any, Lever* lever, pointer raw, Other* other) {
        take(fine);
        take(knob);
        take(any);
        take(raw);
        take(lever);
        take(nil);
        over(knob);
        over(fine);
        takeOther(turner);
        takeLonely(turner);
        takeKnob(turner);
        takeLever(turner);
        self.take(self);
    }
    Turning* given(Lever* lever, FineKnob* fine) {
        if (fine) return fine;
        return lever;
    }
}
