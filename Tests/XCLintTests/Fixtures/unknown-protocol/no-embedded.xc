// fixture: --no-embedded
#import "UXTableView.xc"

class Browser : Object <UXTableDelegate, Hashable> {
}
