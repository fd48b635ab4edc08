class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { start(); }
    void formDid
}
