#import <Object.xc>
class Object (Hashing) {
    u32 hash(void) { return 1; }
    bool equals(Object* stranger) { return false; }
    bool equals(Dial* dial) { return false; }
    i32 hash(u32 seed) { return 0; }
    void encodeWithCoder(Coder* coder);
}
class Object (More) {
    i8 compare(Object* other) { return 0; }
    String* description(void) { return String.withCString("thing"); }
    bool equals(Dial* dial) { return true; }
}
class Dial : Object {
    u32 hash(void) { return 2; }
    bool equals(Object* other) { return true; }
}
