#use <UXKit>

// Each was meant for its protocol: the fix gives it the protocol's signature, its body and names stay.
class Fewer : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* form) { refresh(form); }
    void formDidHide(void) { }
    void refresh(UXView* form) { }
}

class Wider : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* form, u8 level) { note(level); }
    void formDidHide(UXNavigationController* nav, UXView* form, i32 level, bool animated) { note(level); }
    void note(i32 level) { }
}

// Another order: the names go with their types. The layout stays.
class Turned : Object <UXTableDelegate> {
    void tableSelectionDidChange(i32 picked,
                                 UXTableView* list) { list.reload(); }
}

// A field has the name that the protocol gives to what is missing.
class Held : Object <UXTableDelegate> {
    i32 row;
    void tableSelectionDidChange(UXTableView* list) { row = row + 1; }
}

class Static : Object <UXTableDelegate, UXNavigationDelegate> {
    static void tableSelectionDidChange(UXTableView* list, i32 row) { }
    static  bool formWillShow(UXNavigationController* nav, UXView* form) { return true; }
    void formDidHide(UXNavigationController* nav, UXView* form, i32 depth) { }
}

class Results : Object <UXTableDataSource, UXTableDelegate> {
    bool numberOfRows(UXTableView* list) { return true; }
    void valueForCell(UXTableView* list, i32 row, i32 col)
        {
        if (row == 0) { return; }
        list.reload();
        }
    i32 tableSelectionDidChange(UXTableView* list, i32 row) { if (row < 0) return -1; return 0; }
}

// Name and parameters: half of them are there.
class Both : Object <UXTableDelegate> {
    void tableSelectonDidChange(UXTableView* list) { list.reload(); }
}

// Two attempts: one of them is mended.
class Twice : Object <UXTableDelegate> {
    void tableSelectionDidChange(i32 row) { }
    void tableSelectionDidChange(UXTableView* list) { }
}
