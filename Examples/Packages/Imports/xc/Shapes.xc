// What other sources import; it belongs to no target.
struct Size
    {
    i32 width;
    i32 height;
    }

enum Fit
    {
    stretch,
    center
    };
