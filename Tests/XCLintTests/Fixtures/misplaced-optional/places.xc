protocol Turning {
    optional void turned(i32 by);
}
class Dial : Object <Turning> {
    optional void turned(i32 by) { }
    optional   /* kept */ i32 count(void) { return 0; }
#ifdef WIDE
    static optional i32 width(void) { return 0; }
#endif
    optional i32 spare;
    // optional void commented(void);
    u8* text(void) { return "optional i32 x;"; }
}
class Dial (More) {
    optional void more(void) { }
}
optional i32 helper(void) { return 0; }
