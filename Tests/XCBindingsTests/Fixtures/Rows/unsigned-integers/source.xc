protocol Meter { u64 total(u8 a, u16 b, u32 c, u64 d); }
