// A navigation stack and who is told about it.
#import "UXView.xc"

/* Told which form is on top.
 *
 * Held weakly.
 */
protocol UXNavigationDelegate {
    // ------------------------------------------------------------
    // A form is about to be the visible top.
    // ------------------------------------------------------------
    optional void formWillShow(Shelf* shelf, UXView* content, i32 depth);   // counts from 1
    optional void formDidHide(Shelf* shelf, UXView* content, i32 depth);

    // Whether the shelf may drop a form.
    bool mayDrop(Shelf* shelf, UXView* content);

    // A text for the back button.
    optional u8* titleOf(Shelf* shelf, UXView* content);
    optional void shelfDidGrow(Shelf* shelf);
}

// xcgen:pair beginPhase endPhase
protocol PhaseWatcher {
    optional bool beginPhase(Shelf* shelf, i32 phase);
    optional bool endPhase(Shelf* shelf, i32 phase);
}

class Shelf : UXView { }
