protocol Board { optional i32 row(i32 at); optional String* title(void); optional void clear(void); }
