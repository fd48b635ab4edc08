clas A : Object { i32 n; }
class B { i32 n; }
