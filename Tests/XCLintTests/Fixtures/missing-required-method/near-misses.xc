#use <UXKit>

// A slip in the name, another type, one parameter too few.
class Misspelt : Object <UXTableDataSource> {
    i32 numberOfRow(UXTableView* list) { return 3; }
    u8* valueForCell(UXTableView* list, i32 row, u8 column) { return row > column ? "x" : "y"; }
}

class Static : Object <UXTableDataSource> {
    static i32 numberOfRows(void) { return 3; }
    string valueForCell(i32 row) { return "x"; }
}

// The method is added where the overload is what another protocol asks for.
protocol Counting {
    i32 numberOfRows(void);
}

class Counted : Object <UXTableDataSource, Counting> {
    i32 numberOfRows(void) { return 3; }
    u8* valueForCell(UXTableView* list, i32 row, i32 column) { return "x"; }
}

// One of two conditions.
class Conditional : Object <UXTableDataSource> {
#if SMALL
    i32 numberOfRows(void) { return 3; }
#else
    i32 numberOfRows(UXTableView* list) { return 30; }
#endif
    u8* valueForCell(UXTableView* list, i32 row, i32 column) { return "x"; }
}
