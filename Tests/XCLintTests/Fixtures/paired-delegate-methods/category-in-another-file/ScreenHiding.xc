// The other half of Screen; and all that Panel has.
class Screen (Hiding) {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

class Panel (Navigation) <UXNavigationDelegate> {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
