class A {
    Array<i32* rows;
    i32 n;
}
