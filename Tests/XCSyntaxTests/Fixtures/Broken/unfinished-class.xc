class A {
    i32 n;
}
class

class B { i32 n; }
