#use <UXKit>

class Screen : Object <UXNavigationDelegate> {
    UXView* detail;
    UXView* list;
    UXView* frame;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        if (content == detail) { detail.removeFromSuperview(); }
        if (content == (UXView*)list) { detail.removeFromSuperview(); }
        UXView* gone = content;
        gone.removeFromSuperview();
        if (content == list || content == detail) { frame.removeSubview(list); }
    }
}
