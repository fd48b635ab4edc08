// Belongs to the App that imports this file.
class App (More) {
    i32 more(void) { return 1; }
}
