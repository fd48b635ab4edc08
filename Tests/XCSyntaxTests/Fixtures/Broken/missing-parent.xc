class A : {
    i32 n;
}
