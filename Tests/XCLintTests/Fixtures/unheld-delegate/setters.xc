#use <UXKit>
class Rows : Object <UXTableDataSource, UXTableDelegate, UXTextViewDelegate> {
    i32 numberOfRows(UXTableView* t) { return 0; }
    u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
}
class Start : Object <UXApplicationDelegate> {
    i32 applicationDidStart(UXApplication* app) { return 0; }
}
protocol DialDelegate { optional void turned(i32 by); }
class Dial : Object {
    weak:DialDelegate* delegate;
    Rows* kept;
    weak:Rows* near;
    weak:Rows* second;
    Array<Rows>* all;
    void setDelegate(DialDelegate* d) { delegate = d; }
    void setListener(DialDelegate* d) { self.delegate = d; }
    void setKept(Rows* r) { kept = r; }
    void setBoth(Rows* r) { near = r; kept = r; }
    void setNear(Rows* r) { near = r; all.add(r); }
    void setChanged(DialDelegate* d) { if (delegate == d) return; delegate = d; }
    void setOther(DialDelegate* d) { if (delegate != d) { delegate = d; } }
    void setAny(Object* d) { delegate = (DialDelegate*)d; }
    void setPair(Rows* r) { near = r; second = r; }
    void setChain(Rows* r) { near = second = r; }
    void setFilled(Rows* r) { if (r && !(r == near)) self.near = (r); }
    void setChainKept(Rows* r) { kept = near = r; }
    void setHandedOn(Rows* r) { near = r; kept = near; }
    void setTested(Rows* r) { if (r == kept) { kept = r; } near = r; }
}
class Listener : Object <DialDelegate> { }
class Panel : Object {
    Rows* rows;
    Dial* dial;
    UXTableView* table;
    UXOutlineView* outline;
    UXTextView* text;
    void open(UXApplication* app) {
        table.setDataSource(new Rows());
        table.setDelegate((UXTableDelegate*)new Rows());
        outline.setDataSource((new Rows()));
        text.delegate = new Rows();
        rows = new Rows();
        table.setDataSource(rows);
        app.setDelegate(new Start());
        dial.setDelegate(new Listener());
        dial.setListener(new Listener());
        dial.setKept(new Rows());
        dial.setBoth(new Rows());
        dial.setNear(new Rows());
        dial.setChanged(new Listener());
        dial.setOther(new Listener());
        dial.setAny(new Listener());
        dial.setPair(new Rows());
        dial.setChain(new Rows());
        dial.setFilled(new Rows());
        dial.setChainKept(new Rows());
        dial.setHandedOn(new Rows());
        dial.setTested(new Rows());
        dial.delegate = new Listener();
        weak:Rows* local = new Rows();
        Rows* strong = new Rows();
        // table.setDataSource(new Rows());
    }
}
