// What a macro does may be the other half; a number is none.
#define DELAY 50
#define WIDE (DELAY * 2)
#define HALT clock.stop()
#define HALT_ALL HALT
#define STOP(c) c.stop()
#use <UXKit>

class Clock : Object {
    void start(void) { }
    void stop(void) { }
}

class Plain : Object <UXNavigationDelegate> {
    Clock* clock;
    i32 wait;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { wait = DELAY + WIDE; }
}
class Bare : Object <UXNavigationDelegate> {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { HALT_ALL; }
}
class Called : Object <UXNavigationDelegate> {
    Clock* clock;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clock.start(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { STOP(clock); }
}
