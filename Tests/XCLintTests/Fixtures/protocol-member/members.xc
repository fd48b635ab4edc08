// A comment with `static i32 fake(void);` in it is no member.
protocol Gauge {
    i32 level;
    u8 name[16];
    i32 read(void);
    optional void reset(void);
    void clear(void) {
        level = 0;
    }
    static i32 count(void);
    struct Mark { i32 at; };
    enum Unit = { bar, pascal };
    typedef i32 turn_t;
    class Inner : Object { i32 field; }
#ifdef WIDE
    i32 width;
#endif
    u8* text(void);
}
class Meter : Object <Gauge> {
    i32 level;
    static i32 count(void) { return 0; }
    i32 read(void) { return level; }
    void clear(void) { }
    u8* text(void) { return "optional"; }
}
