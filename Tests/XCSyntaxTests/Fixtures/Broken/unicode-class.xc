class Ü { i32 n; }
class A { i32 x y; }
