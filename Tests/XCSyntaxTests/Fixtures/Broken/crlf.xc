class A {
    i32 a
    i32 b;
}
