struct Size {
    optional i32 width;
    i32 optionalHeight;
#if WIDE
    optional i32 depth;
#endif
};
typedef struct { optional u8* text; } label_t;
