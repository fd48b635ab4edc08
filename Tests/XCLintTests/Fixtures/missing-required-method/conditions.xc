protocol Tool {
    void apply(i32 n);
#if TRACE
    void trace(void);
#endif
}

class Hammer : Object <Tool> {
    void apply(i32 n) { }
#if TRACE
    void trace(void) { }
#endif
}

class Saw : Object <Tool> {
#ifdef WOOD
    void apply(i32 n) { }
#elif defined(METAL)
    void apply(i32 n) { }
#endif
    void trace(void) { }
}

#ifdef WOOD
class Plane : Object <Tool> {
    void apply(i32 n) { }
}
#endif
