typedef i32 Number;
typedef Number Depth;
typedef i16 Short;
typedef UXView* FormRef;
typedef UXNavigationController* NavigationRef;
