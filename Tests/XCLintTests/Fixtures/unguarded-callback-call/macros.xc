// What a macro makes of a callback is not looked into.
#define IS_SET(x) ((x) != 0)
#define REQUIRE(x) if (!(x)) return
#define HAS_TURNED (turned != 0)
#define LOG(text)

class Dial : Object {
  callback turned void(i32);
  callback asked void(i32);
  void byCall(void) { if (IS_SET(turned)) { turned(1); } }
  void byStatement(callback told void(i32)) {
    REQUIRE(told);
    told(1);
  }
  void byName(void) { if (HAS_TURNED) { turned(1); } }
  void byWayOut(void) {
    if (!IS_SET(turned)) { return; }
    turned(1);
  }
  void wrong(void) {
    LOG("asked");
    if (IS_SET(turned)) { asked(1); }
    if (HAS_TURNED) { turned = asked; turned(2); }
  }
}
