// The right way: forms are kept and pushed again, and what must be fresh is made fresh before one comes on
// screen.
#import "NavigationController.xc"
#import "Forms.xc"

class OnboardingFlow : Object <UXNavigationDelegate>
    {
    UXNavigationController* navigation;
    WelcomeForm* welcome;
    SignInForm*  signIn;
    SignUpForm*  signUp;
    UXView*      inUse;
    i32          depthOnScreen;

    void init(void)
        {
        navigation    = new UXNavigationController();
        welcome       = new WelcomeForm();
        signIn        = new SignInForm();
        signUp        = new SignUpForm();
        inUse         = (UXView*)0;
        depthOnScreen = 0;
        navigation.setDelegate((UXNavigationDelegate*)self);
        navigation.push(welcome);
        }

    void chooseSignIn(void) { navigation.push(signIn); }
    void chooseSignUp(void) { navigation.push(signUp); }
    void back(void)         { navigation.pop(); }

    // Nothing is typed here, so nothing is kept: each push has a view of its own.
    void readTerms(void) { navigation.push(new UXView((u8*)"terms")); }

    // A form that is pushed begins anew. One that the back button uncovers is as the user left it.
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth)
        {
        bool pushed   = depth > depthOnScreen;
        depthOnScreen = depth;
        inUse         = content;
        if (pushed && content == signIn) { signIn.reset(); }
        if (pushed && content == signUp) { signUp.reset(); }
        }

    void formDidHide(UXNavigationController* n, UXView* content, i32 depth)
        {
        inUse = (UXView*)0;
        }
    }
