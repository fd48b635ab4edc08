#use <UXKit>

class Dial : Object <Turnable, UXTableDelegat> {
}

class Dial (More) <Missing> {
}

class Wheel : Object <Dial> {
}

// Found further down, and in every file.
class Fine : Object <Later, Hashable, Error> {
    void later(void) { }
    String* message(void) { return String.withCString("fine"); }
}

protocol Later {
    void later(void);
}
