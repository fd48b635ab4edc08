#use <UXKit>
#import "b.xc"
typedef i32 amount_t;
class Dial (Fine) {
    void turn(amount_t by) { }
    void turn(u8 by) { }
    void other(string text) { }
}
class Shared : Object { }
class Panel : Object {
    outlet UXLabel* note;
    bool setOutlet(u8* name, Object* value) { return false; }
    void setOutlet(i32 n) { }
    bool wireAction(u8* name, UXControl* control) { return false; }
}
#ifdef WIDE
class Choice : Object { }
#else
class Choice : Object { }
#endif
protocol Twice { void one(void); }
protocol Names {
    void same(void);
    void same(i32 n);
    i32 unlike(void);
}
class Table : UXTableView {
    void setDelegate(UXTableDelegate* d) { }
}
