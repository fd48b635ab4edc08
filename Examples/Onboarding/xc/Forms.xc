// The forms of the onboarding. Each says in `startOver` what must be fresh when it is pushed again; what it
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
    bool         editing;

    void init(void)
        {
        super.init((u8*)"sign in");
        email    = new UXTextField((u8*)"email");
        password = new UXTextField((u8*)"password");
        message  = (u8*)"";
        editing  = false;
        }

    // The address may stay. The password and what was wrong with it may not.
    void startOver(void)
        {
        password.clear();
        message = (u8*)"";
        }

    void beginEditing(void) { editing = true; }
    void endEditing(void)   { editing = false; }
    }

class SignUpForm : UXView
    {
    UXTextField* name;
    UXTextField* email;
    UXTextField* password;
    UXCheckbox*  terms;
    bool         editing;

    void init(void)
        {
        super.init((u8*)"sign up");
        name     = new UXTextField((u8*)"name");
        email    = new UXTextField((u8*)"email");
        password = new UXTextField((u8*)"password");
        terms    = new UXCheckbox((u8*)"terms");
        editing  = false;
        }

    // Name and address may stay. The password may not, and who starts over agrees to the terms anew.
    void startOver(void)
        {
        password.clear();
        terms.setOn(false);
        }

    void beginEditing(void) { editing = true; }
    void endEditing(void)   { editing = false; }
    }
