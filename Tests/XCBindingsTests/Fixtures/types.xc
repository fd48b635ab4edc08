// Every row of the type table.
#define SLOTS 4

typedef i32 measure_t(u8* text, i32 size);
typedef void turn_t(void);
typedef u16 Tick;
typedef u8* bytes;
typedef Gauge* GaugeRef;

// Where something is.
struct Spot { i16 x; i16 y; }

// Read from a file.
struct Header : packed {
    u8 tag;        // what follows
    u32 size, crc;
    u8 name[SLOTS * 2];
    Spot corners[2];
    pick_t^ picked;
    callback hooks[SLOTS] bool(u8);
}
struct Chain;
struct Chain { Chain* next; Gauge* owner; u8 one[1]; }
struct Hidden;

typedef void pick_t(i32 row);

enum Edge = {
    top,           // at the top
    left = 4,
    // after a value that does not count
    right = -1,
    far = 300,
};
enum Empty = { };

protocol Watcher { void watch(void); }
class Gauge : Object { i32 value; }

protocol Rows {
    void unsigneds(u8 a, u16 b, u32 c, u64 d);
    void signeds(i8 a, i16 b, i32 c, i64 d);
    void others(float a, double b, bool c, string d);
    void pointers(u8* a, pointer b, void* c, string* d, i32** e, pointer* f);
    void objects(Object* a, String* b, Gauge* c, Watcher* d, Gauge** e, Handle* f);
    void sender(Gauge* a, Gauge* b);
    void reference(GaugeRef a, GaugeRef b);
    void opaque(Handle* a, Handle* b);
    void structs(Spot a, Spot* b, Spot** c, Header* d, Chain* e, Hidden* f);
    void collections(Array<Gauge>* a, Array* b, Array<i32>* c, Array<Array<Watcher>>* d, Array<String>* e);
    void hashed(Set<i32>* a, Set<Gauge>* b, Map<String, Gauge>* c, Map<Gauge, i32>* d, Map<i32>* e);
    void generic(Pool<Gauge>* a, Pool<Gauge>* b);
    void calls(callback a void(Gauge* who, i32 code), callback b bool(void), block c i32(i32 v), pick_t^ d);
    void typedefs(measure_t* a, turn_t b, Tick c, Tick* d, bytes e, bytes* f);
    void enums(Edge a, Edge* b, Empty c, Set<Edge>* d);
    void inlineArrays(u8 a[16], string b[], Spot c[2]);
    void older(u8@ a, Gauge@ b, turn_t^ c);
    void qualified(weak:Gauge* a, main:u8* b);
    u8, u16 pair(void);
    bool, String* find(u8 key);
    Gauge* make(void);
    i32 risky(u8 a) throws;
    void unnamed(u8, Gauge*);
    optional i32 maybe(void);
    optional Gauge* maybeObject(void);
    optional bytes maybeBytes(void);
    optional u8, u16 maybePair(void);
    optional void maybeNot(void) throws;
}
