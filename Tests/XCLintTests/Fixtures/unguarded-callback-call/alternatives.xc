// One of several is filled, and which one is asked.
class Either : Object {
  callback f void(i32);
  callback g void(i32);
  callback h void(i32);
  void ofTwo(void) {
    if (f || g) {
      if (f) { f(1); } else { g(1); }
    }
    if (!f && !g) return;
    if (!f) { g(2); } else { f(2); }
  }
  void ofThree(void) {
    if (!f && !g && !h) { return; }
    if (f) { f(1); } else if (g) { g(1); } else { h(1); }
  }
  void ofWays(bool first) {
    if (first) { if (!f) return; } else { if (!g) return; }
    if (!g) { f(1); }
  }
  void wrong(void) {
    if (f || g) {
      if (f) { g(1); } else { h(1); }
    }
    if (f || g) {
      f = h;
      if (!f) { g(2); }
    }
    if (f || g || h) {
      if (!f) { g(3); }
    }
  }
}
