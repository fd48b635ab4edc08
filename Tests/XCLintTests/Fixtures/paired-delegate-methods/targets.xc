#use <UXKit>
class Apart : Object <UXNavigationDelegate> {
#if !ARCH_6502
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
#ifndef ARCH_6502
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}
class Other : Object <UXNavigationDelegate> {
#if ARCH_arm64
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
#if ARCH_arm64 && !ARCH_x86_64
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}
class Wide : Object <UXNavigationDelegate> {
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
#if ARCH_x86_64 || ARCH_arm64
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
#endif
}
