typedef i32 amount_t;
protocol Turning {
    void turned(i32 by);
    optional void reset(u8* why);
}
class Base : Object <Turning> {
    void turned(i32 by) { }
}
class Dial : Base {
    final void turned(amount_t by) { }
    final void reset(string why) { }
    final void turned(u8 by) { }
    final void other(void) { }
}
class Plain : Object {
    final void turned(i32 by) { }
    final u32 hash(void) { return 1; }
    bool equals(Object* other) { return false; }
}
class Late : Object {
    void turned(i32 by) { }
}
class Late (Claim) <Turning> {
    final void reset(u8@ why) { }
}
class Caster : Object {
    final void turned(i32 by) { }
    Turning* me(void) { return nil; }
}
