class Gauge : Object { }
protocol Board { Gauge* gauge(i32 index, Gauge* near); }
