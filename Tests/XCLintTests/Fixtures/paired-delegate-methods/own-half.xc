#use <UXKit>

// Starts when shown and never stops.
class DetailScreen : Object <UXNavigationDelegate> {
    i32 polls;

    void init(void) {
        polls = 0;
    }

    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) {
        polls = polls + 1;
    }
}

// Stops what it never starts again.
class LastScreen : Object <UXNavigationDelegate> {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

class GoodScreen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

// Not a delegate: nobody calls these.
class Bystander : Object {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
