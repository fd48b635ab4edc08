class A { i32 n; }
/* this never ends
class B { i32 n; }
