class Gauge : Object { }
protocol Board { Set<i32>* seen(Map<String, Gauge>* byName, Map<String>* untyped); Map<Gauge, i32>* counts(Set<Gauge>* of); }
