protocol guard { void func(i32 yield, i32 where, i32 inout, i32 let); guard* self(void); bool init(u8 repeat); }
