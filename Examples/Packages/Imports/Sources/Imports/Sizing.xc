#import "Size.xc"

// Knows how large it wants to be.
protocol Sizing
    {
    Size wantedSize(i32 depth);
    }
