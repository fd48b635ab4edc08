typedef i32 (*turn)(i32 by);
i32 (*gTurn)(i32 by);
class A {
    i32 (*turn)(i32);
    i32 n;
}
void f(void) {
    i32 (*turn)(i32);
    go();
}
