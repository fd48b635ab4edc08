#use <UXKit>
protocol Turning {
    i32 angle(void);
    optional void turned(i32 by);
    optional bool mayTurn(void);
    optional void moved(Array<Object>* all, callback done void(i32));
}
protocol Other {
    void turned(i32 by);
}
class Dial : Object <Turning> {
    i32 angle(void) { return 0; }
    void turned(i32 by) { }
    void run(Dial* other) {
        self.turned(1);
        other.turned(1);
    }
}
class Panel : Object {
    weak:Turning* turner;
    Other* other;
    Array<Turning>* all;
    Turning* pick(void) { return turner; }

    void once(i32 by) {
        turner.turned(by);
    }
    void several(i32 by, Dial* dial, Object* any) {
        turner.turned(by);
        if (by > 0) turner.turned(by);
        self.turner.turned(by);
        pick().turned(by);
        ((Turning*)dial).turned(by);
        all.get(0).turned(by);
        for (Turning* t in all) { t.turned(by); }
        dial.turned(by);
        other.turned(by);
        i32 a = turner.angle();
    }
    void value(void) {
        if (turner.mayTurn()) { }
        bool may = turner.mayTurn();
    }
    void bound(i32 by) {
        callback turned void(i32 by) = &turner.turned;
        if (turned) { turned(by); }
        // turner.turned(by);
        u8* text = "turner.turned(by)";
    }
    void wide(callback done void(i32)) {
        turner.moved(nil, done);
    }
    void taken(i32 turned) { turner.turned(turned); }
}
void pushed(UXNavigationDelegate* d, UXNavigationController* n, UXView* v) {
    d.formWillShow(n, v, 1);
}
