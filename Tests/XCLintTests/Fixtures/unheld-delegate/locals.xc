#use <UXKit>
class Rows : Object <UXTableDataSource, UXTableDelegate> {
    i32 count;
    i32 numberOfRows(UXTableView* t) { return 0; }
    u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
    void show(UXTableView* t) { }
}
class Panel : Object {
    UXTableView* table;
    UXTableView* other;
    UXApplication* app;
    Rows* kept;
    Array<Rows>* all;
    void gone(void) {
        Rows* rows = new Rows();
        table.setDataSource(rows);
        self.other.setDelegate((UXTableDelegate*)rows);
        table.reloadData();
    }
    void assigned(UXTableView* given) {
        Rows* rows = (new Rows());
        given.delegate = rows;
    }
    void inArm(bool isFull) {
        if (isFull) {
            Rows* rows = new Rows();
            table.setDataSource(rows);
        }
    }
    void stored(void) {
        Rows* rows = new Rows();
        kept = rows;
        table.setDataSource(rows);
    }
    void added(void) {
        Rows* rows = new Rows();
        table.setDataSource(rows);
        all.add(rows);
    }
    Rows* returned(void) {
        Rows* rows = new Rows();
        table.setDataSource(rows);
        return rows;
    }
    void hasItsSay(void) {
        Rows* rows = new Rows();
        rows.show(table);
        table.setDataSource(rows);
    }
    void waits(void) {
        Rows* rows = new Rows();
        table.setDataSource(rows);
        app.run();
    }
    void circles(void) {
        Rows* rows = new Rows();
        table.setDataSource(rows);
        while (app != 0) { table.reloadData(); }
    }
    void takesBack(void) {
        Rows* rows = new Rows();
        table.setDataSource(rows);
        table.reloadData();
        table.setDataSource(0);
    }
    void localTable(void) {
        UXTableView* small = new UXTableView();
        Rows* rows = new Rows();
        small.setDataSource(rows);
    }
    void replaced(void) {
        Rows* rows = new Rows();
        rows = kept;
        table.setDataSource(rows);
    }
    void alive(void) {
        static Rows* rows = new Rows();
        table.setDataSource(rows);
    }
    void given(Rows* rows) { table.setDataSource(rows); }
    void captured(void) {
        Rows* rows = new Rows();
        block later void(void) = { rows.count = 1; }
        table.setDataSource(rows);
    }
}
void main(void) {
    Panel* panel = new Panel();
    Rows* rows = new Rows();
    panel.table.setDataSource(rows);
}
