// xcgen:pair doorOpened doorClosed
protocol DoorDelegate {
    // Somebody went in.
    optional void doorOpened(i32 number);
    // Somebody left: give back the key.
    optional void doorClosed(i32 number);

    // xcgen:pair lightOn lightOff -- the lamp burns out otherwise
    optional void lightOn(void);
    optional void lightOff(void);

    // xcgen:pair lightOn lightOf
    optional void knock(void);
    // xcgen:pair knock
}

class Keeper : Object <DoorDelegate> {
    void doorOpened(i32 number) { }
    void lightOff() { }
    void knock(void) { }
}
