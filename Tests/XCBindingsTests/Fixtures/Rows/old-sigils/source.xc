typedef void turn_t(void);
class Gauge : Object { }
protocol Board { u8@ text(Gauge@ gauge, turn_t^ turn); }
