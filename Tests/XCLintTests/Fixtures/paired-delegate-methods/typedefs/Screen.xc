#use <UXKit>
#import "Names.xc"

class Good : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, Depth depth) { }
    void formDidHide(NavigationRef nav, FormRef content, i32 depth) { }
}

class Bad : Object <UXNavigationDelegate> {
    void formWillShow(NavigationRef nav, FormRef content, Depth depth) { }
    void formDidHide(NavigationRef nav, FormRef content, Short depth) { }
}
