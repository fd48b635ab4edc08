// A stack of forms of which the top one is visible, and the delegate that hears about every change of the top.
#import "View.xc"

/*
 * Hears which form is on screen.
 *
 * Both methods belong together: whatever a form starts when it is shown goes on for ever
 * unless something stops it when it is hidden.
 */
protocol UXNavigationDelegate
    {
    // This content is about to be the visible top: it was pushed, or a pop uncovers it.
    // The depth counts from 1 and is the place that it takes.
    optional void formWillShow(UXNavigationController * n, UXView * content, i32 depth);

    // This content stops being the top: a push covers it, or it was popped.
    // The depth is the place that it held.
    optional void formDidHide(UXNavigationController * n, UXView * content, i32 depth);
    }

// One place of the stack.
class NavItem : Object
    {
    UXView*  content;
    NavItem* below;

    void init(UXView* shown, NavItem* covered)
        {
        content = shown;
        below   = covered;
        }
    }

class UXNavigationController : UXView
    {
    weak : UXNavigationDelegate* delegate;
    NavItem* top;
    i32      held;

    void init(void)
        {
        super.init((u8*)"navigation");
        delegate = (UXNavigationDelegate*)0;
        top      = (NavItem*)0;
        held     = 0;
        }

    void setDelegate(UXNavigationDelegate* d) { delegate = d; }

    i32 depth(void) { return held; }

    void push(UXView* content)
        {
        if (top != (NavItem*)0)
            {
            tellDidHide(top.content, held);
            top.content.setHidden(true);
            }
        tellWillShow(content, held + 1);
        top  = new NavItem(content, top);
        held = held + 1;
        addSubview(content);
        content.setHidden(false);
        }

    // Takes the top off and shows what it covered. The root stays. What was popped stays in the tree, hidden.
    bool pop(void)
        {
        if (held < 2) { return false; }
        UXView* leaving = top.content;
        tellDidHide(leaving, held);
        top  = top.below;
        held = held - 1;
        leaving.setHidden(true);
        tellWillShow(top.content, held);
        top.content.setHidden(false);
        return true;
        }

    // Goes back step by step, and says so at every step.
    void popToRoot(void)
        {
        while (pop()) { }
        }

    // An optional method may be missing: it is bound first and called only where the binding holds something.
    void tellWillShow(UXView* content, i32 place)
        {
        callback told void(UXNavigationController * n, UXView * content, i32 depth) = &delegate.formWillShow;
        if (told) { told(self, content, place); }
        }

    void tellDidHide(UXView* content, i32 place)
        {
        callback told void(UXNavigationController * n, UXView * content, i32 depth) = &delegate.formDidHide;
        if (told) { told(self, content, place); }
        }
    }
