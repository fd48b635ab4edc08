class Clock : Object <UXNavigationDelegate> {
  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
}
class Watch : Object <UXNavigationDelegate> {
  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
}
