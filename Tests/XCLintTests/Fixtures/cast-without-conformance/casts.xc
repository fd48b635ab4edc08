protocol Turning { optional void turned(i32 by); }
protocol Other { optional void other(void); }
protocol Lonely { optional void lonely(void); }
class Knob : Object { }
class FineKnob : Knob <Turning> { }
class Both : Object <Turning, Other> { }
class Lever : Object {
    void turned(i32 by) { }
    Turning* me(void) { return (Turning*)self; }
}
void run(Knob* knob, Lever* lever, Object* any, Turning* turning, pointer raw, Unseen* unseen) {
    Turning* a = (Turning*)knob;
    Turning* b = (Turning*)lever;
    Turning* c = (Turning* ?)lever;
    Turning* d = (Turning* ?)any;
    Lonely* e = (Lonely* ?)any;
    Lonely* f = (Lonely*)any;
    Other* g = (Other*)turning;
    Lonely* h = (Lonely*)turning;
    Turning* i = (Turning*)raw;
    Turning* j = (Turning*)0;
    Turning* k = (Turning*)unseen;
    Turning* l = (Turning*)(Object*)lever;
    Knob* m = (Knob*)turning;
}
