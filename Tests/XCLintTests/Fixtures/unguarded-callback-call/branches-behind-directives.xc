// What an else proves behind a directive, and what an arm's branch leaves open.
class Dial : Object {
  callback f void(i32);
  i32 n;

  void behindDirective(void) {
    if (!f) { n = 1; }
#pragma mark late
    else f(1);
    if (f) { n = 2; }
#pragma mark late
    else if (n > 0) return;
    else return;
    f(2);
  }

  void without(void) {
    if (n > 0) { n = 1; }
#pragma mark late
    else f(3);
    f(4);
  }

  void inArm(void) {
    if (!f) { n = 1; }
#ifdef DEBUG
    else f(5);
#endif
    if (f) { n = 2; }
#ifdef DEBUG
    else return;
#endif
    f(6);
  }
}
