// A source without a protocol and without a value.
class Plain : Object { i32 n; }
