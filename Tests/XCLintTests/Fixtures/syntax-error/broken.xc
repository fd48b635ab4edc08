#use <UXKit>

class Gauge : Object {
    i32 level
    void init(void) { level = 0; }
}

// What stands behind the error is still checked.
class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
