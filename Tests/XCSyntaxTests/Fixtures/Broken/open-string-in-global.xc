i32 a = "x
i32 b;
