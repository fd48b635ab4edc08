#use <UXKit>

// A form that keeps its delegate alive: lint warns of it, and the build goes on.
class Gallery : Object <UXNavigationDelegate>
    {
    UXNavigationDelegate* delegate;
    bool                  plays;

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { plays = true; }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { plays = false; }
    }
