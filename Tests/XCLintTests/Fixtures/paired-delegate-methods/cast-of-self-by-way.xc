#use <UXKit>

class Screen : Object {
    void attach(UXNavigationController* n) { n.setDelegate((UXNavigationDelegate* ?)(Object*)self); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
}

class Panel : Object {
    void attach(UXNavigationController* n) { n.setDelegate((UXNavigationDelegate*)( self )); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
