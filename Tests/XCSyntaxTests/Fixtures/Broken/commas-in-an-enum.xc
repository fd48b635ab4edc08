enum F { , a }
enum G { a,, b }
enum H { c = , d }
i32 last;
