#use <UXKit>
#import "Picking.xc"

class Browser : Object <UXTableDelegate> {
}
