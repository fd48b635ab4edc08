enum E = { A, B
class C { i32 n; }
