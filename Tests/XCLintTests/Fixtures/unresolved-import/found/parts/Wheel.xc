#import "../Main.xc"
#import "Spoke.xc"
