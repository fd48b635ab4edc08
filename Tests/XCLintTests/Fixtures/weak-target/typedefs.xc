class Node : Object { }
struct Dot { i32 x; }
typedef Node* NodeRef;
typedef NodeRef NodeAlias;
typedef u8* Bytes;
typedef Dot* DotRef;
typedef Node** Nodes;
typedef pointer Any;
typedef i32 Number;
typedef Node Plain;
typedef callback cb_t void(i32);

class Holder : Object {
  weak:NodeRef a;
  weak:NodeAlias b;
  weak:Bytes c;
  weak:DotRef d;
  weak:Nodes e;
  weak:NodeRef* f;
  weak:Any g;
  weak:Number h;
  weak:Plain i;
  weak:Plain* j;
  weak:cb_t k;
}
