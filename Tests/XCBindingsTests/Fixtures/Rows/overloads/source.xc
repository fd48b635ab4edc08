protocol Log { void put(u8 value); void put(u16 value); u8 last(void); bool last(void); }
