// The mistake that xcgen was made to find: polling starts when the form is shown, and nothing ever stops it.
// It compiles, because both methods of the delegate are optional.
#import "NavigationController.xc"
#import "Poller.xc"

class ForgetfulScreen : Object <UXNavigationDelegate>
    {
    UXView* view;
    Poller* poller;

    void init(void)
        {
        view   = new UXView((u8*)"forgetful");
        poller = new Poller();
        }

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth)
        {
        if (content == view) { poller.start(); }
        }
    }
