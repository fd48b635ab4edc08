// fixture: ARCH_6502=1
protocol Turning { optional void turned(i32 by); }
protocol Other { optional void other(void); }
class Knob : Object { }
class FineKnob : Knob <Turning, Other> { }
class FinestKnob : FineKnob { }
void run(Knob* knob, FinestKnob* finest, Object* any, Turning* turning) {
    Turning* a = (Turning*)knob;
    Turning* b = (Turning*)finest;
    Turning* c = (Turning* ?)any;
    Other* d = (Other*)turning;
}
