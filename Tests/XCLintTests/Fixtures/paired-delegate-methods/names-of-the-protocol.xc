// An added method calls what it is handed as the protocol does, unless the other half has names of its own.
protocol DoorDelegate {
    // xcgen:pair doorOpened doorClosed
    optional void doorOpened(i32 openedDoor, bool byHand);
    optional void doorClosed(i32 closedDoor, bool byHand);
}

class Guard : Object <DoorDelegate> {
    void doorOpened(i32 openedDoor, bool byHand) { }
    void other(i32 a, bool b) { }
}

class Porter : Object <DoorDelegate> {
    void doorOpened(i32 which,
                    bool hand) {
    }
}

class Keeper : Object <DoorDelegate> {
    void doorOpened(i32 openedDoor,
                    bool byHand) {
    }
}

class Base : Object {
    void doorOpened(i32 number, bool hand) { }
}

class Below : Base <DoorDelegate> {
    void turn(i32 x, bool fast) { }
}

protocol Lock {
    void lock(i32 number, bool twice);
}

class Bolt : Object <Lock> {
    void turn(i32 x, bool fast) { }
}
