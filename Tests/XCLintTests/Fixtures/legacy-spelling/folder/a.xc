#import "b.xt"
#import "c.xt"
#use "b.xt"
