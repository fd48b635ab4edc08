class Screen (Showing) <UXNavigationDelegate> {
#if POLLING || DEBUG
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}
