typedef void turn_t(i32 by);
typedef i32 amount_t;
struct Dot { i32 x; weak:Node* back; }
protocol Turning { void turned(i32 by); }
class Node : Object {
    weak:Node* parent;
    weak : Turning* turning;
    weak Node* cousins[4];
    weak:banked:Node* far;
    weak:turn_t^ hook;
    weak:Handle* handle;
    weak:i32* count;
    weak:void* any;
    weak:Dot* dot;
    weak:amount_t* amounts[3];
    weak:u8** names;
    weak:Node** nodes;
    weak:Node inner;
    weak:i32 n;
    weak:pointer p;
    weak:string s;
    static weak:u16* shared;
    weak:callback done void(i32 code);
    weak:Node* first(weak:Node* near, weak:i32* bad) {
        weak:Node* local = near;
        weak:u8* text = "weak:i32* no";
        return local;
    }
}
weak:Node* gNode;
weak:i32* gCount;
void take(weak:callback done void(void)) { }
