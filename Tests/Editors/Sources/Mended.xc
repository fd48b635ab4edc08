#use <UXKit>

/// Shows one thing.
class Detail : Object <UXNavigationDelegate> {
  i32 count;

  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
    count = count + 1;
  }

  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
  }
}
