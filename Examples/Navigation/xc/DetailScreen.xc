// The right way: what starts when the form is shown stops when it is hidden, for both reasons of each.
#import "NavigationController.xc"
#import "Poller.xc"

class DetailScreen : Object <UXNavigationDelegate>
    {
    UXView* view;
    Poller* poller;

    void init(void)
        {
        view   = new UXView((u8*)"detail");
        poller = new Poller();
        }

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth)
        {
        if (content == view) { poller.start(); }
        }

    void formDidHide(UXNavigationController* n, UXView* content, i32 depth)
        {
        if (content == view) { poller.stop(); }
        }
    }
