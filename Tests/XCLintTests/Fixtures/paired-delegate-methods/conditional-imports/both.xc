class Watch (Hiding) {
  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}
