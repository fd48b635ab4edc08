// A macro touches the form when it is shown.
#use <UXKit>
#define TOUCH() form.setText("")
#define OTHER() log(1)
void log(i32 n) { }
class Field : UXView { void setText(u8* text) { } }
class Screen : Object <UXNavigationDelegate> {
    Field* form;
    UXNavigationController* nav;
    void open(void) { if (form == nil) { form = new Field(); } nav.push(form); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { TOUCH(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
class Kept : Object <UXNavigationDelegate> {
    Field* kept;
    UXNavigationController* nav;
    void open(void) { if (kept == nil) { kept = new Field(); } nav.push(kept); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { OTHER(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
