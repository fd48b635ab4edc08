void good(i32 by) { }
void text(u8* by) { }
bool answers(i32 by) { return true; }
void several(u8* text) { }
void several(i32 by) { }
void field(u8* by) { }
void local(u8* by) { }
callback gDone void(i32 by) = &text;
class Dial : Object {
    callback done void(i32 by);
    callback field void(i32 by);
    void take(callback c void(i32 by)) { }
    void run(bool plain) {
        callback local void(i32 by) = &good;
        done = &good;
        done = &text;
        done = text;
        done = &answers;
        done = &several;
        done = field;
        done = local;
        done = plain ? &good : &text;
        take(&text);
        take(&good);
    }
}
