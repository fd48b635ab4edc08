#use <UXKit>

class Screen : Object {
    UXNavigationController* nav;

    void start(void) {
        nav.setDelegate((UXNavigationDelegate*)self);
    }

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
}

class Failable : Object {
    bool start(void) {
        UXNavigationDelegate* d = (UXNavigationDelegate* ?)self;
        return d != 0;
    }

    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}

class Other : Object {
    void start(UXNavigationController* nav, Screen* screen) {
        nav.setDelegate((UXNavigationDelegate*)screen);
    }

    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
