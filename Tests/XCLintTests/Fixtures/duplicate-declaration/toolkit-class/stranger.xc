class UXTableView (Unseen) {
    void setDelegate(UXTableDelegate* d) { }
}
