#use <UXKit>

// What another delegate does with its forms is no matter of one that is a delegate itself.
class Mail : Object <UXNavigationDelegate> {
  UXNavigationController* nav;
  UXTextView* editor;
  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
  void compose(UXControl* sender) { nav.push("Compose", editor); }
}

class Music : Object <UXNavigationDelegate> {
  UXNavigationController* nav;
  UXTextView* notes;
  void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { layout(content); }
  void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
  void layout(UXView* view) { }
  void edit(UXControl* sender) { nav.push("Notes", notes); }
}

// Whose delegate is another class.
class Toolbar : Object {
  UXNavigationController* nav;
  UXTextView* help;
  void explain(UXControl* sender) { nav.push("Help", help); }
}
