// xcgen:pair opened closed
class Door : Object { void opened(void) { } }
// xcgen:pair opened closed

// xcgen:pair opened opened
protocol Doors {
    optional void opened(void);
    optional void closed(void);
    // xcgen:pair opened clozed
    // xcgen:pair opened far
}
// xcgen:pair a b
