protocol Turning {
    i32 angle(void);
    optional void turned(i32 by);
}
class Dial : Object <Turning> {
    i32 angle(void) { return 0; }
    void extra(void) { }
}
class Panel : Object {
    weak:Turning* turner;
    i32 turnedCount;
    void run(Dial* dial, Unseen* unseen) {
        turner.angel();
        turner.turnd(3);
        turner.description();
        callback a void(i32 by) = &turner.turnd;
        callback b void(i32 by) = &self.turner.turned;
        i32 n = turner.angle;
        i32 m = turner.colour;
        i32 k = turner.angle();
        dial.extra();
        unseen.anything();
        self.turner.extra();
        Dial* d = (Dial*)turner;
        d.extra();
        turner = dial;
        i32 c = turnedCount;
    }
}
#ifdef WIDE
protocol Maybe { void one(void); }
#else
protocol Maybe { void two(void); }
#endif
void maybe(Maybe* m) { m.two(); }
