#import "Lost.xc"
protocol Turning { optional void turned(i32 by); }
class Lever : Object { }
void take(Turning* t) { }
void pass(Lever* lever) { take(lever); }
