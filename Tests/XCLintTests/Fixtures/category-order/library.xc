#use <UXKit>
class UXTableView (Fine) {
    void flash(void) { }
}
class UXTableView (Fields) {
    i32 count;
}
class UXWindow () {
    i32 count;
}
class UXView (Claims) <Copying> {
    Object* copy(void) { return new UXView(); }
}
class UXTableView (Replaces) {
    void reloadData(i32 slowly) { }
}
