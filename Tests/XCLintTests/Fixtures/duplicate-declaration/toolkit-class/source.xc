#import "UXTableView.xc"
class UXTableView (Sources) {
    void setDelegate(UXTableDelegate* d) { }
    void setDelegate(i32 n) { }
}
