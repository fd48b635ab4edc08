protocol Meter { bool above(float a, double b); void reset(void); }
