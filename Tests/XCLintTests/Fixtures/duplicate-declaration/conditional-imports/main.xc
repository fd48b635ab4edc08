// Which of the two is read, the preprocessor decides: never both.
#if HOST
#import "host.xc"
#else
#import "bare.xc"
#endif
#ifdef EXTRA
#import "extra.xc"
#endif
#import "always.xc"
#ifdef TWICE
#import "always.xc"
#endif

void go(Dial* d) { d.turn(1); settle(d); }
