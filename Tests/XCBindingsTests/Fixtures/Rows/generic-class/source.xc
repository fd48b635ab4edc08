class Pool : Object { }
class Gauge : Object { }
protocol Board { Pool<Gauge>* pool(i32 index); }
