// fixture: ARCH_6502=1
// No object is Codable there: one half by itself is a method like any other, and a claim is the class's own.
class Half : Object {
    void encodeWithCoder(Coder* coder) { }
}
class Claims : Object <Codable> {
    void encodeWithCoder(Coder* coder) { }
}
// A hash has eight bits, and goes with its other half as everywhere.
class Key : Object {
    u8 hash(void) { return (u8)1; }
}
class Wide : Object {
    u32 hash(void) { return (u32)1; }
    bool equals(Object* other) { return true; }
}
// Neither is there to be overridden.
class Named : Object {
    String* className(void) { return String.withCString("n"); }
    u8 hash(void) { return (u8)1; }
    bool equals(Object* other) { return true; }
}
void keep(Codable* c) { }
void run(Half* half, Claims* claims) { keep(half); keep(claims); }
