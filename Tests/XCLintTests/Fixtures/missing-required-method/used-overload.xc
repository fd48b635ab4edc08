#use <UXKit>

// The class needs the overload as it is: the method is added.
class Overloaded : Object <UXTableDataSource> {
    i32 numberOfRows(void) { return 3; }
    bool isEmpty(void) { return numberOfRows() == 0; }
    u8* valueForCell(UXTableView* list, i32 row, i32 column) { return "x"; }
}

// What has the name is called by another class: it is mended where somebody has looked.
class Static : Object <UXTableDataSource> {
    static i32 numberOfRows(void) { return 3; }
    u8* valueForCell(UXTableView* list, i32 row, i32 column) { return "x"; }
}
