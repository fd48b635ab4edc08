#use <UXKit>

class Clock : Object {
    void start(void) { }
    void stop(void) { }
}

// Local names stand for their values, parameters for their places.
class Aliased : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* other;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        Clock* c = clock;
        c.start();
        n.startWatching();
    }
    void formDidHide(UXNavigationController* nav, UXView* view, i32 level) {
        self.clock.stop();
        nav.stopWatching();
    }
}

// A local variable is not the field of its name.
class Shadowed : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* other;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        Clock* clock = other;
        clock.start();
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { clock.stop(); }
}
