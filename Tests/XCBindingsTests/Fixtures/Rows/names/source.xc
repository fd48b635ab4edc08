protocol Board { void putItem(i32 value, i32 row); u8 default_(void); }
