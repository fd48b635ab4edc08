/* xcgen:disable unresolved-import */
#import "Lost.xc"
/* xcgen:pair opened closed */
protocol Door { optional void opened(void); optional void closed(void); }
class Guard : Object <Door> { void opened(void) { } }
/* xcgen: the tool that reads this */
