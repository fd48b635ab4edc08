class : Object {
    i32 n;
}
