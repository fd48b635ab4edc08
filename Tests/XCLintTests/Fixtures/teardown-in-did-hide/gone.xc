#use <UXKit>
class Clock : Object {
    void start(void) { }
    void stop(void) { }
}
class RowModel : Object { }
class Screen : Object <UXNavigationDelegate> {
    UXNavigationController* nav;
    UXView* detail;
    UXTableView* table;
    RowModel* rows;
    Array<RowModel>* all;
    Clock* timer;
    UXView* shown;
    UXView* rebuilt;
    weak:UXView* seen;
    u8* buffer;
    bool visible;
    String* caption;

    void rebuild(void) { rebuilt = new UXView(); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        shown = content;
        if (content == detail) { self.rebuild(); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        timer.stop();
        timer = nil;
        visible = false;
        caption = nil;
        shown = nil;
        rebuilt = nil;
        seen = nil;
        if (content == detail) {
            detail = nil;
            self.table = (UXTableView*)0;
            rows = 0;
        }
        all = nil;
        delete buffer;
        content.removeFromSuperview();
        ((UXView*)content).removeAllSubviews();
        n.removeSubview(content);
        n.removeObserver(content);
        table.removeAllRows();
        // delete buffer;
    }
}
class Other : Object {
    UXView* detail;
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { detail = nil; }
}
class Caster : Object {
    UXNavigationController* nav;
    UXView* detail;
    void open(void) { nav.setDelegate((UXNavigationDelegate*)self); }
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { detail = nil; }
}
