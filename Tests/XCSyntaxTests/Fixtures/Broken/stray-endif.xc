class A { i32 n; }
#endif
class B { i32 n; }
