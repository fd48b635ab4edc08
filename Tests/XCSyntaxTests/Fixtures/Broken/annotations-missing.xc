void f(void) : { }
void g(void) { }
class A {
    void f(void) : { }
    void g(void) { }
}
