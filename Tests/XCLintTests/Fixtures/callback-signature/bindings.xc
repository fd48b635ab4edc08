#use <UXKit>
typedef i32 amount_t;
typedef void turn_t(i32 by);
protocol Turning {
    optional void turned(i32 by);
    optional bool asked(u8* text);
}
class Dial : Object {
    callback done void(i32 by);
    callback made Object*(void);
    callback tapped void(UXControl* sender);
    turn_t^ older;
    weak:Turning* turner;
    void good(i32 by) { }
    void typed(amount_t by) { }
    void text(u8* by) { }
    bool answers(i32 by) { return true; }
    void none(void) { }
    void several(u8* text) { }
    void several(i32 by) { }
    void first(i32 by) { }
    void first(u8* text) { }
    String* name(void) { return String.withCString("d"); }
    void anyTap(Object* sender) { }
    void buttonTap(UXButton* sender) { }
    void tableTap(UXTableView* sender) { }
    static void shared(u8* text) { }
    void take(callback c void(i32 by)) { }
    void run(Dial* other, UXControl* control) {
        done = &self.good;
        done = &self.typed;
        done = &self.text;
        done = &other.answers;
        done = &self.none;
        done = &self.several;
        done = &self.first;
        older = &self.text;
        made = &self.name;
        tapped = &self.anyTap;
        tapped = &self.buttonTap;
        tapped = &self.tableTap;
        take(&self.text);
        take(&self.good);
        control.setAction(&self.good);
        callback h void(i32 by) = &turner.turned;
        callback k void(i32 by) = &turner.asked;
        done = other ? &self.good : &self.none;
        done = &Dial.shared;
        done = nil;
        u8 c = 3;
        u8* p = &c;
    }
}
