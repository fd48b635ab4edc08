// What a form is made of. Each control keeps what the user did with it until somebody takes it back.
#import "View.xc"

class UXTextField : UXView
    {
    u8* text;

    void init(u8* name)
        {
        super.init(name);
        text = (u8*)"";
        }

    void setText(u8* s) { text = s; }
    void clear(void)    { text = (u8*)""; }
    }

class UXCheckbox : UXView
    {
    bool on;

    void init(u8* name)
        {
        super.init(name);
        on = false;
        }

    void setOn(bool value) { on = value; }
    }
