#import "deep.xc"
class Dial : Object { void turn(i32 by) { } }
protocol Turning { void turned(void); }
void settle(Dial* d) { }
