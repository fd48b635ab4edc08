class A {
    class B { i32 n; }
    i32 m;
}
class C { i32 n; }
