// Only what the preprocessor keeps becomes Swift.
#define WIDTH 2
#ifdef WIDE
struct Cell { u32 glyph; }
#else
struct Cell { u8 glyph; }
#endif

enum Mode = {
    plain,
#ifdef WIDE
    wide,
#endif
    last
};

protocol Screen {
    void draw(Cell cell, Mode mode);
#ifdef WIDE
    void drawWide(Cell cell);
#else
    void drawNarrow(Cell cell);
#endif
}

#ifdef WIDE
protocol WideScreen { void widen(void); }
#endif
