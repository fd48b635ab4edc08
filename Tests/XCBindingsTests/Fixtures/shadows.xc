// Names that Swift's own library has too.
struct Int32 { i32 value; u8 UInt8; }
struct String2 { String* Array; }
enum Hashable = { Sendable, rawValue, RawValue, Self, hashValue, Hashable };
typedef bool Bool;
class MainActor : Object { }
class Set : Object { }
class AnyObject : Object { }

protocol Optional {
    i32 Int32(Int32 a, Int32* b, i32 c);
    void strings(String* a, String2* b, u8* c, Bool d, bool e);
    void sets(Set<i32>* a, Set<MainActor>* b, Object* c, AnyObject* d, pointer e);
    Hashable mode(callback done void(i32 code));
}

protocol String3 { optional u16 UInt16(void); }
