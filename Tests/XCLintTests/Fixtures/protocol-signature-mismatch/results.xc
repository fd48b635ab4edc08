#use <UXKit>

class Stock : Object <UXTableDataSource, Copying> {
    bool numberOfRows(UXTableView* t) { return true; }
    static u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
    // A narrower class is what the protocol's words ask for.
    Stock* copy(void) { return self; }
}

class Other : Object <Copying> {
    i32 copy(void) { return 0; }
}

// Result overloads: the one with the protocol's result is taken.
class Two : Object <Copying> {
    i32 copy(void) { return 0; }
    Object* copy(void) { return self; }
}

// string is u8*, and typedefs are what they stand for.
typedef i32 Count;
class Level : Object <UXTableDataSource> {
    Count numberOfRows(UXTableView* t) { return 0; }
    string valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
}

// Inherited from a class that does not know the protocol.
class Base : Object {
    u8 numberOfRows(UXTableView* t) { return 0; }
    u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
}
class Derived : Base <UXTableDataSource> {
}

class Key : Object {
    i32 hash(void) { return 1; }
    bool equals(Object* other) { return true; }
}
