#import "d.xc"
class Early : Object { }
