#use <UXKit>

// The other half is there with other parameters: it is mended, none is put beside it.
class Fewer : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { start(); }
    void formDidHide(UXNavigationController* nav, UXView* form) { stop(); }
    void start(void) { }
    void stop(void) { }
}

// Half of its name is wrong too.
class Misspelt : Object <UXNavigationDelegate> {
    void formWilShow(UXNavigationController* nav, UXView* form) { }
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

// It is another protocol's: here one is added.
protocol Hider {
    void formDidHide(UXView* form);
}

class Other : Object <UXNavigationDelegate, Hider> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXView* form) { }
}

// An object takes its place among others by both.
class Key : Object {
    i32 number;
    u32 hash(void) { return (u32)number; }
    bool equals(Key* other) { return number == other.number; }
}

class Lock : Object {
    u32 hash(void) { return (u32)7; }
    bool equals(void) { return false; }
}
