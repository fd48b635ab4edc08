struct Spot { i32 x; }
i32 first(struct Spot* at) { return 1; }
i32 second(i32 n, struct Spot at) { return 2; }
class Board { i32 third(struct Spot* at) { return 3; } }
