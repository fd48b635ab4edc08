#use <UXKit>

class OnlyInDebug : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#ifdef DEBUG
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class BothArms : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#ifdef DEBUG
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { log("hide"); }
#else
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class Together : Object <UXNavigationDelegate> {
#if defined(DEBUG) && POLLING
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class TogetherApart : Object <UXNavigationDelegate> {
#ifdef DEBUG
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
    i32 between;
#if defined(DEBUG)
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class Either : Object <UXNavigationDelegate> {
#if TABLET
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#else
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class HalfInDebug : Object <UXNavigationDelegate> {
#ifdef DEBUG
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

#ifdef DEBUG
class Whole : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
}
#else
class Whole : Object <UXNavigationDelegate> {
}
#endif

#ifdef DEBUG
class HalfClass : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
#endif

i32 log(u8* text) { return 0; }

class TakenOut : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#if 0
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#endif
}

class LeftIn : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
#if 1
    void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) { }
#else
    void formWillShow(UXNavigationController* nav) { }
#endif
}

#if 0
class NotThere : Object <UXNavigationDelegate, Nothing> {
    void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) { }
}
#import "Nowhere.xc"
#endif
