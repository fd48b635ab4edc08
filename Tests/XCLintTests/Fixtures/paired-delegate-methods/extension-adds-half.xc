#use <UXKit>

class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}

class Screen () {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
