class A {
  var x: Int = 3
  void f(void) { }
  i32 g;
  var name: String = "a"
  let n: Int?
  void h(void) {
    let k: i32 = 3
    f();
    var m: Int = k;
    g = 1;
  }
  i32 last;
}
i32 after;
