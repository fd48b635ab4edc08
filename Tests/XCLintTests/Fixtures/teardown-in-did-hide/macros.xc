// What a macro gives back when the form is shown is no loss; neither is what a method does that it calls.
#use <UXKit>
#define RESTORE detail = new UXView()
#define REFILL() fill()
class Screen : Object <UXNavigationDelegate> {
    UXView* detail;
    UXView* filled;
    UXView* lost;
    void fill(void) { filled = new UXView(); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { RESTORE; REFILL(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        detail = nil;
        filled = nil;
        lost = nil;
    }
}
