#use <UXKit>
class Shown : Object <UXNavigationDelegate> {
    UXNavigationController* navigation;
    UXView* form;
    bool busy;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    void compared(UXControl* sender) {
        if (form == (UXView*)0) { form = new UXView(); }
        navigation.push("a", form);
    }
    void denied(UXControl* sender) {
        if (!form) form = new UXView();
        navigation.push("b", form);
    }
    void withNil(UXControl* sender) {
        if (self.form == nil) {
            self.form = new UXView();
            self.form.setHidden(false);
        }
        navigation.push("c", self.form);
    }
    void renamed(UXControl* sender) {
        UXView* v = form;
        navigation.push("d", v);
    }
    void both(UXControl* sender) {
        if (nil == form) { form = new UXView(); }
        UXView* v = (UXView*)self.form;
        navigation.push("e", v);
    }
    void asked(UXControl* sender) {
        if (form) { navigation.push("f", form); }
    }
    void compared2(UXControl* sender) {
        if (form != nil) navigation.push("g", form);
    }
    void left(UXControl* sender) {
        if (!form) return;
        navigation.push("h", form);
    }
    void once(UXControl* sender) {
        if (!form) {
            form = new UXView();
            navigation.push("fine", form);
        }
    }
    void always(UXControl* sender) {
        if (form) { form = new UXView(); }
        navigation.push("fine", form);
    }
    void otherwise(UXControl* sender) {
        if (!form) { form = new UXView(); } else { form.setHidden(false); }
        navigation.push("fine", form);
    }
    void sometimes(UXControl* sender) {
        if (!form || busy) { form = new UXView(); }
        navigation.push("fine", form);
    }
    void prepared(UXControl* sender) {
        UXView* v = form;
        v.setHidden(false);
        navigation.push("fine", v);
    }
    void local(UXControl* sender) {
        UXView* v = new UXView();
        navigation.push("fine", v);
    }
}
