#define FULL 1
#if FULL
#import "full.xc"
#else
#import "small.xc"
#endif
class Wheel : Object { }
