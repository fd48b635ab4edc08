class Sum : Object {
  i32 f(i32 x, i32 q) { return x@q; }
}
