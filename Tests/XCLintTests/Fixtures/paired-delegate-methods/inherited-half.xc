#use <UXKit>

// The half is here, the conformance is not.
class Base : Object {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}

// Here half and conformance meet: reported at the name of the class.
class Middle : Base <UXNavigationDelegate> {
}

// Not repeated.
class Leaf : Middle {
}

// Clears itself alone.
class Whole : Middle {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

// Inherits one half, has the other.
class Split : Base <UXNavigationDelegate> {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}

class Root : Object <UXNavigationDelegate> {
}

// The conformance is inherited, the half is its own.
class Child : Root {
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
