protocol Board { void put(i32 value, i32 row, i32); void clear(i32, i32 row); }
