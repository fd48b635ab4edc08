protocol Log { void put(callback a void(i32 code)); void put(block a void(i32 code)); }
