#use <UXKit>

// The class uses it as it is: the half is put beside it, and it stays.
class Used : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXView* form) { }
    void close(UXView* form) { formDidHide(form); }
}
