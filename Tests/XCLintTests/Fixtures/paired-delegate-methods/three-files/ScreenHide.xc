class Screen (Hiding) {
#if DEBUG
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}
