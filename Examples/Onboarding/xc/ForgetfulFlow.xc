// The same flow without the reset. It compiles, and who signs in a second time finds the password of the
// first time in the field, and the message that it is wrong.
//
// Expected of `xcgen lint`: `reused-view-state`, a note, at the push of `signInForm` and at that of
// `signUpForm`. The two views are kept, pushed again, and `formWillShow` never resets them. `welcomeForm` is
// pushed once, when the flow is made.
#import "NavigationController.xc"
#import "Forms.xc"

class ForgetfulFlow : Object <UXNavigationDelegate>
    {
    UXNavigationController* navigation;
    WelcomeForm* welcomeForm;
    SignInForm*  signInForm;
    SignUpForm*  signUpForm;
    UXView*      inUse;

    void init(void)
        {
        navigation  = new UXNavigationController();
        welcomeForm = new WelcomeForm();
        signInForm  = new SignInForm();
        signUpForm  = new SignUpForm();
        inUse       = (UXView*)0;
        navigation.setDelegate((UXNavigationDelegate*)self);
        navigation.push(welcomeForm);
        }

    void chooseSignIn(void) { navigation.push(signInForm); }
    void chooseSignUp(void) { navigation.push(signUpForm); }
    void back(void)         { navigation.pop(); }

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth)
        {
        inUse = content;
        }

    void formDidHide(UXNavigationController* n, UXView* content, i32 depth)
        {
        inUse = (UXView*)0;
        }
    }
