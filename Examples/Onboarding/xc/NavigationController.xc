// A stack of forms of which the top one is visible. It never makes a form and never empties one: whoever
// pushes a form keeps it, and what is pushed again shows what it showed last.
#import "View.xc"

// Hears which form comes on screen and which one leaves it.
protocol UXNavigationDelegate
    {
    // This content is about to be the visible top: it was pushed, or a pop uncovers it.
    // The depth counts from 1 and is the place that it takes, so it tells one from the other:
    // after a push it is greater than that of the form before, after a pop it is smaller.
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

    // What the back button does. The root stays. What was popped stays in the tree, hidden.
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
