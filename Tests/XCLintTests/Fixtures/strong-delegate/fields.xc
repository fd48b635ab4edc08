#use <UXKit>
protocol DialDelegate {
    optional void dialTurned(i32 by);
}
protocol Other {
    void other(void);
}
class Listener : Object <DialDelegate> { }
class Dial : Object {
    DialDelegate* delegate;
    weak:DialDelegate* held;
    weak : UXTableDelegate * spaced;
    DialDelegate* first, second;
    Other* other;
    Other* delegate2;
    Other* backupDelegate;
    UXTableDataSource* source;
    UXApplicationDelegate* boss;
    Listener* listener;
    outlet DialDelegate* wired;
    DialDelegate* list[4];
    DialDelegate* owned;
    void init(void) { owned = (DialDelegate*)new Listener(); }
}
DialDelegate* gListener;
UXTableDataSource* gSource = new Rows();
class Rows : Object <UXTableDataSource> {
    i32 numberOfRows(UXTableView* t) { return 0; }
    u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
}
