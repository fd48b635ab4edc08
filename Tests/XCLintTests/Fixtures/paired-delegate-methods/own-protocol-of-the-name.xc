// Declared here: no import, and with other parameters than the toolkit's.
protocol UXNavigationDelegate {
    // A page slides in.
    optional void formWillShow(i32 page);
    // A page slides out.
    optional void formDidHide(i32 page);
}

class Pages : Object <UXNavigationDelegate> {
    void formWillShow(i32 page) { }
}
