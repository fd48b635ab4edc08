class Same : Object { }
protocol Also { void one(void); }
