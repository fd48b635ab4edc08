// A file of the search path gets no head start from its own folder, but finds its neighbours there all the same.
#import "Neighbour.xc"
#import "Lost.xc"
