#import "x.xc
class B { i32 n; }
