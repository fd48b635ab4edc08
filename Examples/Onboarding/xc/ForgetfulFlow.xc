// The same flow without the reset. It compiles, and who signs in a second time finds the password of the
// first time in the field, and the message that it is wrong.
//
// Expected of `xcgen lint`: `reused-view-state`, a note, at the push of `signIn` and at that of `signUp`.
// The two views are kept, pushed again, and `formWillShow` never resets them. `welcome` is pushed once, when
// the flow is made.
#import "NavigationController.xc"
#import "Forms.xc"

class ForgetfulFlow : Object <UXNavigationDelegate>
    {
    UXNavigationController* navigation;
    WelcomeForm* welcome;
    SignInForm*  signIn;
    SignUpForm*  signUp;

    void init(void)
        {
        navigation = new UXNavigationController();
        welcome    = new WelcomeForm();
        signIn     = new SignInForm();
        signUp     = new SignUpForm();
        navigation.setDelegate((UXNavigationDelegate*)self);
        navigation.push(welcome);
        }

    void chooseSignIn(void) { navigation.push(signIn); }
    void chooseSignUp(void) { navigation.push(signUp); }
    void back(void)         { navigation.pop(); }

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth)
        {
        if (content == signIn) { signIn.beginEditing(); }
        if (content == signUp) { signUp.beginEditing(); }
        }

    void formDidHide(UXNavigationController* n, UXView* content, i32 depth)
        {
        if (content == signIn) { signIn.endEditing(); }
        if (content == signUp) { signUp.endEditing(); }
        }
    }
