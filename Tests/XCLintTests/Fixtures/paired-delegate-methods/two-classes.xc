#use <UXKit>

// One has the one half, its neighbour the other: neither helps the other.
class First : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
} class Second : Object <UXNavigationDelegate> {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
