#use <UXKit>

class Form : UXView {
    void clear(void) { }
}

// What the bodies say would not be true any more: no tool does it without being asked.
class Uses : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, Form* form, i32 depth) { form.clear(); }
    void formDidHide(Form* form) { form.clear(); }
    i32 count(void) { return 0; }
}

class Called : Object <UXTableDelegate> {
    void tableSelectionDidChange(i32 row) { }
    void pick(i32 row) { tableSelectionDidChange(row); }
}

class Given : Object <UXTableDelegate> {
    i32 tableSelectionDidChange(UXTableView* list, i32 row) { return next(row); }
    i32 next(i32 row) { return row + 1; }
}

// What is said about a parameter that goes would go with it.
class Told : Object <UXTableDelegate> {
    void tableSelectionDidChange(UXTableView* list /* the one on the left */) { }
}

// Nothing of it is the class's own: the method is an ancestor's, or there for an ancestor's.
class Base : Object {
    i32 tableSelectionDidChange(UXTableView* list, i32 row) { return row; }
    void formWillShow(UXView* form) { }
}
class Derived : Base <UXTableDelegate, UXNavigationDelegate> {
    void formWillShow(UXView* form) { }
}
