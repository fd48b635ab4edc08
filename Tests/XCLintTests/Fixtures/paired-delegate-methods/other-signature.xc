#use <UXKit>

// The other half has another signature, so it is no half.
class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* nav, UXView* content) { }
}

// Neither fits: no half at all.
class Other : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, u8 depth) { }
}

// Static, or with another result: it is there.
class Odd : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    static void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
