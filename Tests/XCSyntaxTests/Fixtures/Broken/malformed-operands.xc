#import "open.xc
#import
#define 3
#define PAIR(a b) a
class A {
#undef 4
    i32 n; #define LATE
#ifdef
    i32 m;
#endif
}
