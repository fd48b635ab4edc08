#use <UXKit>
#import "ScreenHiding.xc"

class Screen : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}

class Panel : Object {
}
