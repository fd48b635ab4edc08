#use <UXKit>
class UXTableView (Library) {
    void setDelegate(UXTableDelegate* d) { }
}
