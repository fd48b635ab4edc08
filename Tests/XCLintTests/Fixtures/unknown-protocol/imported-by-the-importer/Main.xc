#import "Turnable.xc"
#import "Dial.xc"
