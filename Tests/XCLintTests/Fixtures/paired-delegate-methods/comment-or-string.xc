#use <UXKit>

class Screen : Object <UXNavigationDelegate> {
    // void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
    /* void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { } */
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) {
        u8* text = "void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }";
    }
}

// class Ghost : Object <UXNavigationDelegate> { void formWillShow(UXNavigationController* n, UXView* c, i32 d) { } }
