#use <UXKit>

// Starts to tick when its form is shown, and never stops: this package does not build.
class Clock : Object <UXNavigationDelegate>
    {
    bool ticks;

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { ticks = true; }
    }
