// The 6502 has narrower results. Neither a class written for all targets nor one with an arm for each is wrong.
class Both : Object <Enumerable> {
#if ARCH_6502
    u8 hash(void) { return (u8)1; }
#else
    u32 hash(void) { return (u32)1; }
#endif
    bool equals(Object* other) { return self == other; }
    u32 enumLength(void) { return (u32)0; }
    Object* enumAt(u32 i) { return (Object*)0; }
}

class Narrow : Object {
    u16 hash(void) { return (u16)1; }
    bool equals(Object* other) { return self == other; }
}

class Lacking : Object <Enumerable> {
    u32 enumLength(void) { return (u32)0; }
}
