void h(void) { }
class A {
void after(void) { h(); }

class L {
    i32 x;
}
