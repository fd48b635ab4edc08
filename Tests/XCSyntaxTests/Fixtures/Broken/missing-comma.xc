void f(i32 a i32 b) { }
enum E = { one two, three };
