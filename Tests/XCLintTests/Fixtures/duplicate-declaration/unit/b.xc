class Dial : Object {
    void turn(i32 by) { }
    bool turn(i32 degrees) { return true; }
    i32 value(void) { return 0; }
    bool value(void) { return false; }
    bool value() { return true; }
    static void other(u8@ text) { }
    i32 external(i32 n);
    i32 external(i32 n) { return n; }
#ifdef WIDE
    void wide(void) { }
#else
    void wide(void) { }
#endif
    void list(Array<Dial>* all) { }
    void list(Array<Object>* all) { }
}
class Shared : Object { }
protocol Twice { void two(void); }
