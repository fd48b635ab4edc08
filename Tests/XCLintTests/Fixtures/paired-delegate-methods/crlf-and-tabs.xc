#use <UXKit>

class Screen : Object <UXNavigationDelegate> {
	void formWillShow(UXNavigationController* n, UXView* c, i32 d)
	{
	}
}
