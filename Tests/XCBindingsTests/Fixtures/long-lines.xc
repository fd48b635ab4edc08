// Parameter lists that fill more than a line.
protocol Brush {
    void strokeNative(i32* ops, i32 count, double width, i32 startCap, i32 endCap, i32 join, i32* dash, i32 dashes);
    // Documented.
    optional bool strokeMaybe(i32* ops, i32 count, double width, i32 startCap, i32 endCap, i32 join, i32* dash);
}
struct Wide { i32 firstOfThem; i32 secondOfThem; i32 thirdOfThem; i32 fourthOfThem; i32 fifthOfThem; i32 sixthOfThem; }
protocol WideUser { void use(Wide wide); }

typedef i32 stroke_t(i32* ops, i32 count, double width, i32 startCap, i32 endCap, i32 join, i32* dash, i32 dashes);
struct Buffer {
    u8 name[32];
    callback strokeNativePath i32(i32 a, i32 b, double c, i32 d, i32 e, i32 f, i32 g, i32* h, i32 i, i32 j);
}
protocol Plotter {
    optional i32 plot(callback path i32(i32 a, i32 b, double c, i32 d, i32 e, i32 f, i32 g, i32* h, i32 i, i32 j), Buffer* to);
    void* , void*, i32*, i32* sizes(Buffer buffer, stroke_t* stroke, i32* ops, i32 count, double width, i32 startCap);
    i32*, i32*, i32*, i32* bounds(void);
    optional void drawTextFontRGBA(u8* s, i16 x, i16 y, u8* family, i32 size, i32 weight, bool italic, i32 red, i32 green, i32 blue, i32 alpha);
}
