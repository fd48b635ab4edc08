#use <UXKit>
class Clock : Object {
    void start(void) { }
    void stop(void) { }
    void startEvery(i32 ms, callback tick void(void)) { }
    void stopEvery(void) { }
}
class Center : Object {
    void addObserver(Object* o) { }
    void removeObserver(Object* o) { }
    void enableUpdates(void) { }
    void disableUpdates(void) { }
}
class One : Object <UXNavigationDelegate> {
    Clock* clock;
    Clock* other;
    Center* center;
    Array<Object>* seen;
    UXView* detail;
    UXView* list;
    void tick(void) { }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        clock.start();
        self.other.start();
        center.addObserver(self);
        seen.add(content);
        if (content == (UXView*)detail) { clock.startEvery(100, &self.tick); }
        if ((UXView*)list == content) { center.enableUpdates(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        self.clock.stop();
        if (content == list) { clock.stopEvery(); }
        if (content == (UXView*)list) { center.disableUpdates(); }
        other.hide();
    }
}
class Balanced : Object <UXNavigationDelegate> {
    Clock* clock;
    Center* center;
    UXView* detail;
    void tick(void) { }
    void startPolling(void) { }
    void stopPolling(void) { }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == (UXView*)detail) { clock.startEvery(5, &self.tick); startPolling(); }
        center.addObserver(self);
        bool starting = true;
        u8* text = "clock.start()";
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        if ((UXView*)detail == content) { clock.stopEvery(); }
        self.stopPolling();
        center.removeObserver(self);
        // clock.stop();
    }
}
class HandsOver : Object <UXNavigationDelegate> {
    Clock* clock;
    void settle(bool on) { if (!on) clock.stop(); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { settle(false); }
}
class AsksOtherwise : Object <UXNavigationDelegate> {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { clock.invalidate(); }
}
class DropsIt : Object <UXNavigationDelegate> {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        clock = new Clock();
        clock.start();
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { clock = nil; }
}
class NoDelegate : Object {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
class Apart : Object <UXNavigationDelegate> {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
}
class Apart (Hiding) {
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}

// By its bare name or by way of `self`, a method of the class is the same one.
class OwnSteps : Object <UXNavigationDelegate> {
    UXView* detail;
    void startLoading(void) { }
    void startPolling(void) { }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == detail) { startLoading(); self.startPolling(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        detail = nil;
    }
}
