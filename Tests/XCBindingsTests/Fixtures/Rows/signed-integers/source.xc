protocol Meter { i64 total(i8 a, i16 b, i32 c, i64 d); }
