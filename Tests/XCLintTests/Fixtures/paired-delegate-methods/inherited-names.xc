#use <UXKit>

class Base : Object
{
    void formWillShow(UXNavigationController* nav, UXView* view, i32 level)
    { if (view) { } }
}

class Kid : Base <UXNavigationDelegate>
{
    i32 x;
}

class Other : Base <UXNavigationDelegate>
{
    i32 size(UXNavigationController* of, UXView* part, i32 most) { return most; }
}
