class Gauge : Object { }
protocol Board { Array<Gauge>* gauges(Array* any, Array<Array<i32>>* rows); Array<String>* names(void); }
