#import "UXView.xc"
class UXTableView : UXView { }
protocol UXTableDelegate { void picked(i32 row); }
