// One program reads a part always, the other under a condition: each is looked at by itself.
#import "shared.xc"
