typedef void turn_t(i32 by);
protocol Clock { void hook(turn_t* turn, turn_t direct); }
