#use <UXKit>
// A macro that stands for a name is read as that name, in clauses and types.
#define DELEGATE UXNavigationDelegate
#define SAME DELEGATE
#define NAV UXNavigationController
#define SEVERAL UXNavigationDelegate, UXTableDelegate
#define BASE Shown

class Shown : Object <SAME> {
  void formWillShow(NAV* n, UXView* content, i32 depth) { }
}

class Both : Object <DELEGATE> {
  void formWillShow(NAV* n, UXView* content, i32 depth) { }
  void formDidHide(NAV* n, UXView* content, i32 depth) { }
}

class Below : BASE {
  void formDidHide(NAV* n, UXView* content, i32 depth) { }
}

// What is more than a name says nothing that is known.
class Unread : Object <SEVERAL> { }
