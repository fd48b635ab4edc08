import "x.xc"
void f(void) { }
