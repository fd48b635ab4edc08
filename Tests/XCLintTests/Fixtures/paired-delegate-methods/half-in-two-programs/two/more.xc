class App (More) {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
