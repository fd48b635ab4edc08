#use <UXKit>
#import "Settings.xc"
#define VERBOSE 1

// Both halves are there: the macros are defined above.
class Whole : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#if VERBOSE == 1 && LEVEL > 1 && defined(HAS_CLOSE)
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}

// A default that a caller may override stays open.
class Open : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#if DEPTH == 1
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}

// Defined below: too late.
class Early : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#ifdef LATE
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}
#define LATE

// Known to be missing: no condition is named.
class Half : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#if LEVEL > 2
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}
