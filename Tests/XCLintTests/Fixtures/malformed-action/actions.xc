#use <UXKit>
typedef UXControl* sender_t;
struct Dot { i32 x; }
class Form : Object {
    outlet UXLabel* note;
    void good(UXControl* sender) : action { }
    void typed(sender_t sender) :action { }
    void any(pointer sender) : action { }
    void text(string sender) : action { }
    void opaque(Handle* sender) : action { }
    void none(void) : action { }
    void two(UXControl* a, UXControl* b) : action { }
    bool answers(UXControl* sender) : action { return true; }
    void number(i32 by) : Action { }
    void dot(Dot d) : action { }
    void value(UXControl sender) : action { }
    void tap(callback done void(void)) : action { }
    void plain(i32 by) { }
}
class Form (More) {
    void more(i32 by) : action { }
}
