#use <UXKit>

// The attempt stands in another file: the note names it.
class Stock : Object <UXTableDataSource> {
    i32 numberOfRows(UXTableView* list) { return 3; }
}
