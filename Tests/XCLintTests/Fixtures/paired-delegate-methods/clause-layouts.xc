#use <UXKit>

class Broken : Object <UXTableDelegate,
                       UXNavigationDelegate>
    {
    void formWillShow(UXNavigationController * nav, UXView * content, i32 depth)
        {
        }
    }

class Tight<UXNavigationDelegate> {
	void formDidHide(UXNavigationController* nav, UXView* content, i32 depth) {
	}
}

class TightParent : Object<UXNavigationDelegate>
{
  void formDidHide (UXNavigationController* nav,
                    UXView* content,
                    i32 depth)
  {
    return;
  }

  i32 unrelated(void) { return 1; }
}
