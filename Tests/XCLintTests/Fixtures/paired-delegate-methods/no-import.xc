// A snippet: nothing imports the toolkit, the pair is known all the same.
class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
