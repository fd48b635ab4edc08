#import <Library.xc>

// What an imported class lacks is its own affair; a subclass does not repeat it.
class Mine : Theirs {
}
