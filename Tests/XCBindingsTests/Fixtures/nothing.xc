// A source without a protocol.
class Plain : Object { i32 n; }
struct Unused { i32 n; }
