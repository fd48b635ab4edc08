#use <UXKit>

// What is done with the form that is shown, whichever it is, is done with the kept one.
class Casting : Object <UXNavigationDelegate> {
    UXNavigationController* nav;
    UXTextView* editor;
    UXTableView* table;
    void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
        UXTextView* text = (UXTextView* ?)content;
        if (text) { text.setText(""); }
    }
    void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    void edit(UXControl* sender) {
        nav.push("Edit", editor);
        nav.push("Table", table);
    }
}
