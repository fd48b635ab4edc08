// fixture: DEBUG=1
#use <UXKit>

class Fine : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#ifdef DEBUG
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class Broken : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#ifndef DEBUG
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}
