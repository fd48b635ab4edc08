#use <UXKit>
#import "screens.xc"
#ifdef POLLING
#import "hiding.xc"
#endif
#if A
#import "both.xc"
#else
#import "both.xc"
#endif
