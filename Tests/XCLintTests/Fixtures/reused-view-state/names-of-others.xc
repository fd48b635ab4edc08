#use <UXKit>

// Each pushes a view of its own; what touches another class's field of that name resets nothing here.
class Editing : Object <UXNavigationDelegate> {
    UXNavigationController* nav;
    UXTextView* editor;
    UXTextView* notes;
    UXTextView* reached;
    UXTextView* drafts;
    Mailing* mailing;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        mailing.editor.setText("");
        UXTextView* notes = new UXTextView();
        notes.setText("");
        self.reached.setText("");
        drafts.setText("");
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    void edit(UXControl* sender) {
        nav.push("Edit", editor);
        nav.push("Notes", notes);
        nav.push("Reached", reached);
        nav.push("Drafts", drafts);
    }
}

class Mailing : Object {
    UXNavigationController* nav;
    UXTextView* editor;
    UXTextView* drafts;
    void write(UXControl* sender) {
        nav.push("Write", editor);
        nav.push("Drafts", drafts);
    }
}

// The class below has its fields from the one above.
class Sub : Editing {
    void editAgain(UXControl* sender) {
        nav.push("Edit", editor);
        nav.push("Reached", reached);
    }
}

// The delegate reaches the fields of another class.
class Listening : Object <UXNavigationDelegate> {
    Listened* listened;
    UXTextView* hidden;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        listened.page.setText("");
        of(content).far.setText("");
        hidden.setText("");
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
}

class Listened : Object {
    UXNavigationController* nav;
    UXTextView* page;
    UXTextView* far;
    UXTextView* hidden;
    void open(UXControl* sender) {
        nav.push("Page", page);
        nav.push("Far", far);
        nav.push("Hidden", hidden);
    }
}
