#use "UXKit"

struct Spot { i32 x; i32 y; }

protocol DialDelegate {
  optional void turned(Dial* dial, i32 by);
  bool mayTurn(Dial* dial);
}

class Dial : UXView <UXAction> {
  i32 value;
  weak:DialDelegate* delegate;
  static i32 made = 0;

  void init(void) {
    value = 0;
    made = made + 1;

  i32 turn(i32 by) {
    if (by == 0) {
      return value;
    }
    for (i32 i = 0; i < by; i++) {
      value = value + step(i, 2);
    }
    switch (value) {
      case 1: reset(); break;
      default: break;
    }
    return value;
  }

  void reset(void) { value = 0; }
}

enum Mode = { idle, busy = 2, gone };

i32 run(i32 count, string name) {
  Dial* dial = new Dial();
  u8 buf[4] = { 1, 2, 3, 4 };
  callback done void(i32 code);
  try {
    dial.turn(count);
  } catch (Error e) {
    log(e);
  }
  return dial.value;
}
