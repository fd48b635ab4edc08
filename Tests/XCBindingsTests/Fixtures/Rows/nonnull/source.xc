class Gauge : Object { }
protocol Board { Gauge* swap(i32 index, Gauge* with); }
