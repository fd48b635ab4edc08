class Jumps : Object {
  callback f void(i32);
  void skips(bool quick) {
    if (quick) { goto send; }
    if (!f) { return; }
    send:
    f(1);
  }
  void proves(bool quick) {
    if (!f) { goto done; }
    if (quick) { goto send; }
    send:
    f(1);
    done:
    quick = true;
  }
  void repeats(callback next void(i32)) {
    if (!f) { return; }
    again:
    f(1);
    f = next;
    goto again;
  }
  void repeatsGuarded(callback next void(i32)) {
    again:
    if (!f) { return; }
    f(1);
    f = next;
    goto again;
  }
  void entersFromBelow(void) {
    goto check;
    send:
    f(1);
    return;
    check:
    if (!f) { return; }
    goto send;
  }
  void entersUnproved(void) {
    goto check;
    send:
    f(1);
    return;
    check:
    goto send;
  }
}
