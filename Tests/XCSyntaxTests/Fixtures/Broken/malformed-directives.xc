#import
#import Foundation
#define
#undef
#import "a.xc" junk
#if
#endif
class A { i32 n; }
