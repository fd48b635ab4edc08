#use <UXKit>

// One method has all of the other half but the name, and nothing says that name: both findings go with a new name.
class Ended : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHides(UXNavigationController* nav, UXView* view, i32 depth) { log(); }
    void log(void) { }
}

// Two of them: which is meant is nobody's to guess. The half is added, and both stay findings.
class Twice : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHid(UXNavigationController* n, UXView* content, i32 depth) { log(); }
    void formDidHyde(UXNavigationController* n, UXView* content, i32 depth) { log(); }
    void log(void) { }
}

// The class calls it by its name.
class Called : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHid(UXNavigationController* n, UXView* content, i32 depth) { log(); }
    void log(void) { formDidHid(nil, nil, 0); }
}

// Somebody else calls it.
class Known : Object <UXNavigationDelegate> {
    void formWillShows(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
void push(Known* known) { known.formWillShows(nil, nil, 1); }

// It is an override.
class Base : Object {
    void formDidHid(UXNavigationController* n, UXView* content, i32 depth) { }
}
class Above : Base <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHid(UXNavigationController* n, UXView* content, i32 depth) { }
}

// A user interface knows it by its name.
protocol Sorted {
    // xcgen:pair sortBegan sortEnded
    optional void sortBegan(UXView* by);
    optional void sortEnded(UXView* by);
}
class Table : Object <Sorted> {
    outlet UXView* view;
    void sortBegan(UXView* by) { }
    void sortEnder(UXView* by) : action { }
}

// Its body says what no other parameter gives.
class Fewer : Object <UXNavigationDelegate> {
    i32 last;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, u8* name, i32 depth) { last = (i32)name[0]; }
}

// Both halves alone, each under its condition.
class Armed : Object <UXNavigationDelegate> {
#ifdef DESKTOP
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHides(UXNavigationController* n, UXView* content, i32 depth) { }
#else
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}

// The right one is there and does something: what is called nearly alike is meant.
class Both : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { formDidHid(n, content, depth); }
    void formDidHid(UXNavigationController* n, UXView* content, i32 depth) { }
}
