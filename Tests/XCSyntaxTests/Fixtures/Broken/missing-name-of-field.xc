class A {
    i32 ;
    i32 n;
}
