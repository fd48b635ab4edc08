typedef bool act_t(i32 code);
protocol Clock { void every(act_t^ act); }
