#use <UXKit>

class Browser : Object <UXTableDelegate, UXTextViewDelegate> {
    // Other parameters: never called.
    void tableSelectionDidChange(UXTableView* t) { }
    // A letter too many.
    void textDidChanged(UXTextView* v) { }
}

// The right one is there too: an overload on purpose.
class Both : Object <UXTableDelegate> {
    void tableSelectionDidChange(UXTableView* t, i32 row) { }
    void tableSelectionDidChange(UXTableView* t) { }
    void tableSelectionDidChanged(UXTableView* t, i32 row) { }
}

// The right one is inherited.
class Sub : Both {
    void tableSelectionDidChange(i32 row) { }
}

class Letters : Object <UXNavigationDelegate> {
    void formwillshow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

class Endings : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHid(UXNavigationController* nav, UXView* content, i32 depth) { }
}

// Names that belong to something else.
class Quiet : Object <UXNavigationDelegate> {
    void formDidShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formWillHide(UXNavigationController* nav, UXView* content, i32 depth) { }
    void show(void) { }
}

// Every class is Comparable; a comparison of two others is no attempt at it.
class Order : Object {
    i8 compare(Object* a, Object* b) { return 0; }
}

// This one says that it means it.
class Ranked : Object <Comparable> {
    i8 compare(Ranked* other) { return 0; }
}
