#use <UXKit>

class Browser : Object <UXTableDelegate> {
#if SMALL
    void tableSelectionDidChange(UXTableView* t) { }
#else
    void tableSelectionDidChange(UXTableView* t, i32 row) { }
#endif
}
