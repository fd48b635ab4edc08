#use <UXKit>
class Kept : Object <UXNavigationDelegate> {
    UXNavigationController* nav;
    UXTextView* editor;
    UXTextView* reset;
    UXView* home;
    UXView* lazy;
    UXView* fresh;
    Array<UXView>* stack;
    void clear(void) { reset.setText(""); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { clear(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    i32 applicationDidStart(UXApplication* app) {
        nav.push("Home", home);
        return 0;
    }
    void edit(UXControl* sender) {
        nav.push("Edit", (UXView*)self.editor);
        nav.push("Reset", reset);
        nav.push("New", new UXView());
        UXView* local = new UXView();
        nav.push("Local", local);
    }
    void collect(UXControl* sender) { stack.push("x", editor); }
    void make(UXControl* sender) {
        fresh = new UXView();
        nav.push("Fresh", fresh);
    }
    void given(UXView* home) { nav.push("Given", home); }
    // void gone(void) { nav.push("Gone", editor); }
}
class Silent : Object {
    UXNavigationController* nav;
    UXView* page;
    void open(UXControl* sender) { nav.push("Page", page); }
}
class Twice : Object <UXNavigationDelegate> {
    UXNavigationController* nav;
    UXTextView* editor;
    UXTextView* ready;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    void edit(bool isNew) {
        nav.push("Edit", editor);
        nav.pop();
        nav.push("Edit again", editor);
        if (isNew) { nav.push("New", ready); } else { ready.setText(""); nav.push("Old", ready); }
    }
}
