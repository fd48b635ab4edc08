protocol Reader { bool, u16 read(u8 key); u8, u16 size(void); }
