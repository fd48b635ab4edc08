class Same : Object { }
protocol Also { void two(void); }
