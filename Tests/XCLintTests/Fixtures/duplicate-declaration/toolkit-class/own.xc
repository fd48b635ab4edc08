#use <UXKit>
class UXTableView : UXView { }
protocol UXTableDelegate { void picked(i32 row); }
class String : Object { }
protocol Copying { Object* copy(void); }
