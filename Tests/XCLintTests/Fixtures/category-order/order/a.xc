#import "b.xc"
class Late (Above) {
    void above(void) { }
}
class Late : Object { }
class Late (Below) {
    void below(void) { }
}
class Imported (Fine) {
    void fine(void) { }
}
class Early (More) {
    void more(void) { }
}
class Late () {
    i32 kept;
}
class Late (Stored) {
    i32 refused;
}
class Nobody (Ghost) { }
class Number (Shout) <Copying> {
    Object* copy(void) { return new Number(); }
}
