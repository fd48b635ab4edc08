#use <UXKit>

// The half is there, and its name has a slip: it is renamed, nothing is added beside it.
class Misspelt : Object <UXNavigationDelegate>
    {
    void formWilShow(UXNavigationController* n, UXView* content, i32 depth) { refresh(); }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    void refresh(void) { }
    }

// A method that takes something else is another one, however near its name is.
class Another : Object <UXNavigationDelegate>
    {
    void formWilShow(i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    }
