protocol FDelegate { optional void told(void); }
class Listener : Object <FDelegate> { }
typedef FDelegate* fd;
typedef fd fdAgain;
typedef weak:FDelegate* held;
typedef held heldAgain;
typedef Listener* other;
typedef FDelegate plain;
class B : Object {
    fd x;
    fdAgain y;
    fd[2] many;
    weak:fd z;
    held a;
    heldAgain b;
    other c;
    plain* d;
    fd owned;
    void init(void) { owned = new Listener(); }
}
fd gListener;
