#use <UXKit>

class Clock : Object {
    void start(void) { }
    void stop(void) { }
}

// The same forms in other words and another order.
class SameForms : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* second;
    Clock* third;
    Clock* fourth;
    UXView* a;
    UXView* b;
    bool always;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == (UXView*)a || content == (UXView*)b) { clock.start(); }
        if (content == a) second.start();
        else if (content == b) { second.start(); }
        if (content == a || always) third.start();
        if (content != a) return;
        fourth.start();
    }
    void formDidHide(UXNavigationController* n, UXView* view, i32 depth) {
        if ((UXView*)b == view || view == a) { clock.stop(); }
        if (view == b) { second.stop(); } else if (view == a) { second.stop(); }
        if (view == b) third.stop();
        if (!(view == a)) { return; }
        fourth.stop();
    }
}

class OtherForms : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* second;
    Clock* third;
    UXView* a;
    UXView* b;
    UXView* c;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == a || content == b) { clock.start(); }
        if (content == a) { second.start(); }
        if (content != c) { return; }
        third.start();
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == b || content == c) { clock.stop(); }
        if (content == a) { return; } else if (content == c) { second.stop(); }
        if (content == b) { third.stop(); }
    }
}

class Gauge : Object {
    void enableUpdates(void) { }
    void disableUpdates(void) { }
    void showTitle(void) { }
    void hideTitle(void) { }
    void beginUpdates(void) { }
    void endUpdates(void) { }
    void start(void) { }
    void stop(void) { }
    void addLine(u8* text) { }
    void openLog(u8* text) { }
}

// What a method undoes itself, or sets one way or the other each time, is no matter of its partner.
class Settled : Object <UXNavigationDelegate> {
    Gauge* gauge;
    Gauge* title;
    Gauge* restarted;
    Array<Object>* items;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        gauge.disableUpdates();
        gauge.beginUpdates();
        gauge.endUpdates();
        gauge.enableUpdates();
        if (depth > 0) title.showTitle(); else { title.hideTitle(); }
        items.addAt(0, content);
        restarted.stop();
        restarted.start();
        gauge.addLine("shown");
        gauge.addLine("and said twice");
        gauge.openLog("never closed, for nothing closes it");
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        gauge.beginUpdates();
        gauge.endUpdates();
        items.removeAt(0);
    }
}

// A variable of a loop is what the loop runs over.
class Loops : Object <UXNavigationDelegate> {
    Array<Clock>* clocks;
    Array<Clock>* others;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        for (Clock* c in clocks) { c.start(); }
        for (i32 i = 0; i < 3; i++) { ((Clock*)others.get(i)).start(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        for (Clock* each in clocks) { each.stop(); }
        for (i32 k = 2; k >= 0; k--) {
            Clock* c = (Clock*)others.get(k);
            c.stop();
        }
    }
}

class OtherLoops : Object <UXNavigationDelegate> {
    Array<Clock>* clocks;
    Array<Clock>* others;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        for (Clock* c in clocks) { c.start(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        for (Clock* c in others) { c.stop(); }
    }
}

class Said : Object <UXNavigationDelegate> {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        clock.start();
        clock.start();
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
