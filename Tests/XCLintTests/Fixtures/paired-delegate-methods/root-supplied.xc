class Point : Object {
    i32 x;
    bool equals(Object* other) { return false; }
}

class Key : Object <Hashable> {
    u32 hash(void) { return 1; }
    bool equals(Object* other) { return true; }
}

class Saved : Object <Codable> {
    void encodeWithCoder(Coder* coder) { }
}

class Both : Saved {
    void initWithCoder(Coder* coder) { }
}

class Plain : Object {
    bool equals(Point* other) { return true; }
}
