#import "parts/Wheel.xc"
#import "parts/Old.xt"
#import <Shared>
#use Bare
#import "Main.xc"
