i32 a = 0b11;
i32 b;
