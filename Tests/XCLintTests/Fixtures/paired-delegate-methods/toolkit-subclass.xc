#import "UXNavigationController.xc"

// A view of the toolkit as the parent: everything of it is known.
class Tray : UXView <UXNavigationDelegate> {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth)
    {
    }
}

class UXView (Watching) <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
