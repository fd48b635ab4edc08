// Only what is given an object itself keeps it; another class's field of that name does not.
protocol DialDelegate {
    optional void dialTurned(i32 by);
}

class Listener : Object <DialDelegate> {
}

class Owner : Object {
    DialDelegate* delegate;
    Dial* dial;
    void init(void) { delegate = new Listener(); }
    void reach(Wheel* wheel) { wheel.kept = new Listener(); }
    void unknown(void) { of(3).found = new Listener(); }
}

class Dial : Object {
    DialDelegate* delegate;
    void local(void) {
        DialDelegate* delegate = new Listener();
        delegate = new Listener();
    }
}

class Wheel : Object {
    DialDelegate* delegate;
    DialDelegate* kept;
    DialDelegate* found;
    void init(void) { self.delegate = (DialDelegate*)new Listener(); }
}

class Below : Owner {
    DialDelegate* kept;
    void again(void) { delegate = new Listener(); }
}

DialDelegate* gDelegate = new Listener();
DialDelegate* gOther;
DialDelegate* gGiven;
void give(void) { gGiven = new Listener(); }
