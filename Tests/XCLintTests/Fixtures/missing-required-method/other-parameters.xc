#use <UXKit>

class Stock : Object <UXTableDataSource> {
    i32 numberOfRows(void) { return 3; }
    u8* valueForCell(UXTableView* t, i16 row, i16 col) { return "x"; }
}

// Result and staticness do not matter here.
class Odd : Object <UXTableDataSource> {
    static i32 numberOfRows(UXTableView* t) { return 3; }
    i32 valueForCell(UXTableView* t, i32 row, i32 col) { return 0; }
}

// A nearer overload of the name does not hide the inherited match.
class Sub : Odd <UXTableDataSource> {
    i32 numberOfRows(void) { return 3; }
}
