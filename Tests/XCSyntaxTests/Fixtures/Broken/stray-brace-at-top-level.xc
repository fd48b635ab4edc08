#import "Gauge.xc"

{

class L {
    i32 x;
    void m(void) { h(); }
}
void after(void) { h(); }
i32 last;
