// A view: a name, a place in the tree, and whether it is hidden.
class UXView : Object
    {
    u8*            title;
    weak : UXView* superview;
    bool           hidden;

    void init(u8* name)
        {
        title     = name;
        superview = (UXView*)0;
        hidden    = false;
        }

    // A view that is in the tree already stays where it is.
    void addSubview(UXView* child)
        {
        if (child.superview == (UXView*)0) { child.superview = self; }
        }

    void setHidden(bool on) { hidden = on; }
    }
