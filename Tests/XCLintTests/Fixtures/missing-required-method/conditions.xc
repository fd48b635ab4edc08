protocol Tool {
    void use(i32 n);
#if TRACE
    void trace(void);
#endif
}

class Hammer : Object <Tool> {
    void use(i32 n) { }
#if TRACE
    void trace(void) { }
#endif
}

class Saw : Object <Tool> {
#ifdef WOOD
    void use(i32 n) { }
#elif defined(METAL)
    void use(i32 n) { }
#endif
    void trace(void) { }
}

#ifdef WOOD
class Plane : Object <Tool> {
    void use(i32 n) { }
}
#endif
