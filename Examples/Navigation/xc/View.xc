// A view: a name, a place in the tree, and whether it is hidden.
class UXView : Object
    {
    u8*          title;
    weak : UXView* superview;
    UXView*      firstChild;
    UXView*      nextSibling;
    bool         hidden;

    void init(u8* name)
        {
        title       = name;
        superview   = (UXView*)0;
        firstChild  = (UXView*)0;
        nextSibling = (UXView*)0;
        hidden      = false;
        }

    // Adds a view in front of the ones that are there. A view that is in the tree already stays where it is.
    void addSubview(UXView* child)
        {
        if (child.superview != (UXView*)0) { return; }
        child.superview   = self;
        child.nextSibling = firstChild;
        firstChild        = child;
        }

    void setHidden(bool on) { hidden = on; }
    bool isHidden(void)     { return hidden; }
    }
