#if FAST
#import "fast.xc"
#else
#import "shared.xc"
#endif
