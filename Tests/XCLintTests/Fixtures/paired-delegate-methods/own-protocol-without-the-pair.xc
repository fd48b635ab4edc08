#use <UXKit>

// Hides the toolkit's protocol, and has no such pair.
protocol UXNavigationDelegate {
    optional void formWillShow(UXNavigationController* nav, UXView* content, i32 depth);
}

class Pages : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
