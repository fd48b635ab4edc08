// The forms of the onboarding. Each says in `reset` what must be fresh when it is pushed again; what it
// does not name stays as the user left it.
#import "Controls.xc"

// Who you are about to join, in three pages.
class WelcomeForm : UXView
    {
    i32 page;

    void init(void)
        {
        super.init((u8*)"welcome");
        page = 1;
        }

    void turnPage(void) { page = page + 1; }
    }

class SignInForm : UXView
    {
    UXTextField* email;
    UXTextField* password;
    u8*          message;

    void init(void)
        {
        super.init((u8*)"sign in");
        email    = new UXTextField((u8*)"email");
        password = new UXTextField((u8*)"password");
        message  = (u8*)"";
        }

    // The address may stay. The password and what was wrong with it may not.
    void reset(void)
        {
        password.clear();
        message = (u8*)"";
        }
    }

class SignUpForm : UXView
    {
    UXTextField* name;
    UXTextField* email;
    UXTextField* password;
    UXCheckbox*  terms;

    void init(void)
        {
        super.init((u8*)"sign up");
        name     = new UXTextField((u8*)"name");
        email    = new UXTextField((u8*)"email");
        password = new UXTextField((u8*)"password");
        terms    = new UXCheckbox((u8*)"terms");
        }

    // Name and address may stay. The password may not, and who begins anew agrees to the terms again.
    void reset(void)
        {
        password.clear();
        terms.setOn(false);
        }
    }
