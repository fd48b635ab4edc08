#if HOST
protocol Turning { void turned(void); }
#endif
#if !HOST
class Plate : Object { }
#endif
