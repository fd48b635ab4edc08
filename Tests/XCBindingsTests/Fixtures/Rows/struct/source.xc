struct Spot { i16 x; i16 y; }
protocol Board { Spot move(Spot from, Spot* to, Spot** all); }
