#use <UXKit>

class Screen : Object <UXNavigationDelegate> {
    UXView* views[4];
    UXView* kept[4];
    weak:UXView* seen[4];
    i32 numbers[4];
    UXView** more;
    UXView* form;
    Screen* next;

    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { kept[0] = content; }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
        views[0] = nil;
        self.views[1] = (UXView*)0;
        for (i32 i = 0; i < 4; i++) { views[i] = 0; }
        more[2] = nil;
        delete views[3];
        kept[0] = nil;
        seen[0] = nil;
        numbers[0] = 0;
        form.title = nil;
        self.form.title = nil;
        next.form = nil;
        next.views[0] = nil;
        UXView* own[4];
        own[0] = nil;
    }
}
