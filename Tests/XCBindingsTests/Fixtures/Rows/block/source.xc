protocol Clock { void map(block b i32(i32 v)); }
