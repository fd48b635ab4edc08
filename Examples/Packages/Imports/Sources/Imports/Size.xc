// How large something is.
struct Size
    {
    i32 width;
    i32 height;
    }
