class Browser (Picking) {
    void tableSelectionDidChange(UXTableView* t, u16 row) { }
}
