#if A
class A {
    void first(void) {
    void second(void) { }
}
#else
class A { void third(void) { } }
#endif
void last(void) { }
