class Gauge : Object { }
protocol Clock { void every(i32 ms, callback done void(Gauge* who, i32 code)); }
