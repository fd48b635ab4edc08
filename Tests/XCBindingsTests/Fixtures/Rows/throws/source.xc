protocol Reader { u8 read(i32 at) throws; void check(void); }
