#use <UXKit>

// A local variable is not the field of its name.
class Shadowed : Object <UXNavigationDelegate> {
    UXView* detail;
    UXView* list;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        UXView* detail = new UXView();
        detail = new UXView();
        self.list = new UXView();
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        UXView* list = content;
        list = nil;
        detail = nil;
        self.list = nil;
    }
}
