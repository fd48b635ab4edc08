class Gauge : Object { }
protocol GaugeDelegate { void turned(Gauge* gauge, Gauge* from); }
