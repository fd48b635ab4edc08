#use <UXKit>
#use <Parts>

class Browser : Part <UXTableDelegate> {
    void tableSelectionDidChange(UXTableView* t) { }
}
