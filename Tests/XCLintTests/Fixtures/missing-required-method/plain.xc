#use <UXKit>

class Stock : Object <UXTableDataSource, UXNavigationDelegate> {
    i32 count;

    i32 numberOfRows(UXTableView* t)
    {
        return count;
    }
}

class Empty : Object <UXTableDataSource> { }

class Fields : Object <Copying>
    {
    i32 a;
    }

class OneLine : Object <UXTableDataSource> { i32 numberOfRows(UXTableView* t) { return 0; } }

class Whole : Object <UXTableDataSource> {
    i32 numberOfRows(UXTableView * t) { return 0; }
    u8* valueForCell(UXTableView * table, i32 r, i32 c) { return (u8*)0; }
}
