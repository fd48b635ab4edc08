#use <UXKit>

class Clock : Object {
    void start(void) { }
    void stop(void) { }
}

// What is done for one form is undone for all but that one.
class AllButOne : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* second;
    Clock* third;
    Clock* fourth;
    UXView* detail;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == (UXView*)detail) { clock.start(); }
        if (content == detail) { second.start(); } else { third.start(); }
        if (content == detail) { fourth.start(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        if (content != (UXView*)detail) { clock.stop(); }
        if (content == detail) { third.stop(); } else { second.stop(); }
        if (content == detail && n) { return; }
        if (!(content != detail)) { return; }
        fourth.stop();
    }
}

// Nothing of this leaves the form out for certain.
class MayBeAll : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* second;
    Clock* third;
    UXView* detail;
    UXView* list;
    bool always;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == detail) { clock.start(); second.start(); third.start(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        if (content != list) { clock.stop(); }
        if (content != detail || always) { second.stop(); }
        if (content != detail) { third.stop(); } else if (always) { third.stop(); }
        if (content == detail) { third.stop(); }
    }
}
