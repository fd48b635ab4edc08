#use <UXKit>

class Base : Object {
    i32 numberOfRows(UXTableView* t) { return 0; }
}

// Inherited, and from a category below.
class Good : Base <UXTableDataSource> {
}

class Good (Cells) {
    string valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
}

// The claim is a category's: reported at the class.
class Late : Object {
}

class Late (Copying) <Copying> {
}

// A cast claims nothing that a compiler checks.
class Caster : Object {
    UXTableDataSource* me(void) { return (UXTableDataSource*)self; }
}

// The root supplies these.
class Key <Hashable, Comparable, Codable> {
}

// An inherited conformance is not checked again.
class Sub : Late {
}
