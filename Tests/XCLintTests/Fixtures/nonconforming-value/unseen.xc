protocol Turning { optional void turned(i32 by); }
class Lever : Object { }
class Child : Unseen { }
void take(Turning* t) { }
void run(Child* child, Lever* lever) {
    Turning* t = child;
    take(child);
    take(lever);
    t = lever;
}
