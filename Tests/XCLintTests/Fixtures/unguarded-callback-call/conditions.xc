// A test that the preprocessor keeps together with the call.
class Dial : Object {
  callback turned void(i32);
  callback asked void(i32);
  static callback spun void(i32);

  void sameCondition(void) {
#ifdef FAST
    if (!turned) return;
#endif
    asked = turned;
#if defined(FAST)
    turned(1);
#endif
    turned(2);
  }
  void narrower(void) {
#if FAST || SLOW
    if (!turned) return;
#endif
#if FAST
    turned(1);
#elif SLOW
    turned(2);
#else
    turned(3);
#endif
  }
  void inner(void) {
#ifdef FAST
#ifdef WIDE
    if (!turned) return;
#endif
    i32 steps = 0;
#ifdef WIDE
    turned(1);
#endif
#endif
#ifdef WIDE
    turned(2);
#ifdef FAST
    turned(3);
#endif
#endif
  }
  void assigned(void) {
#ifdef FAST
    if (!turned) return;
#endif
    turned = asked;
#ifdef FAST
    turned(1);
#endif
  }
  void eitherArm(void) {
#ifdef FAST
    if (!turned) return;
#else
    if (!asked) return;
#endif
#ifndef FAST
    asked(1);
    turned(1);
#else
    turned(2);
    asked(2);
#endif
  }
  void leftArm(void) {
    if (!turned) return;
#ifdef FAST
    turned = asked;
#endif
#ifndef FAST
    turned(1);
#else
    turned(2);
#endif
  }
  void ownMacro(void) {
#ifdef FAST
#define REQUIRE_TURNED if (!turned) return
#else
#define REQUIRE_TURNED if (turned == 0) { return; }
#endif
    REQUIRE_TURNED;
    turned(1);
    asked(1);
  }
  static void byClass(void) {
    if (Dial.spun) { spun(1); }
    if (spun) { spun(2); }
    if (Other.spun) { spun(3); }
    spun(4);
  }
}

class Knob : Dial {
  static void byAncestor(void) { if (Dial.spun) { spun(1); } }
}

class Other : Object { static callback spun void(i32); }

class Words : Object {
  callback turned void(i32);
  void asBool(void) { if ((bool)turned) { turned(1); } }
  void byPart(void) { if (turned.code != 0) { turned(2); } if (!turned.recv) return; turned(3); }
  void byCount(i32 code) { if (code != 0) { turned(4); } }
}

class AssignedAndTested : Object {
  callback kept void(i32 by);

  void move(callback other void(i32 by)) {
    callback told void(i32 by) = nil;
    if ((told = other) != nil) { told(1); }
    if ((told = kept) == nil) { told(2); return; }
    told(3);
    if ((told = other) != kept) { told(4); }
  }
}
