#use <UXKit>
#import "Base.xc"

// Base is nowhere: it may have the other half.
class Screen : Base <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
