protocol Player {
  optional void moved(i32 by);
}

class Table : Object {
  weak:Player* player;
  callback kept void(i32 by);

  // Tested in front of the `defer`, and not assigned behind it.
  void tested(void) {
    callback moved void(i32 by) = &player.moved;
    if (!moved) return;
    defer { moved(1); }
    player = null;
  }

  void testedAgain(callback moved void(i32 by)) {
    moved = kept;
    if (!moved) { moved = &player.moved; }
    if (!moved) return;
    defer { moved(1); }
  }

  void assignedBehind(void) {
    callback moved void(i32 by) = &player.moved;
    if (!moved) return;
    defer { moved(1); }
    moved = kept;
  }

  void assignedInside(bool again) {
    callback moved void(i32 by) = &player.moved;
    if (!moved) return;
    defer { moved(1); }
    if (again) { while (again) { moved = kept; again = false; } }
  }

  void ledBack(bool again) {
    callback moved void(i32 by) = &player.moved;
    if (!moved) return;
  start:
    defer { moved(1); }
    again = !again;
    if (again) goto start;
  }

  void everyRound(i32 count) {
    for (i32 i = 0; i < count; i++) {
      callback moved void(i32 by) = &player.moved;
      if (!moved) continue;
      defer { moved(i); }
    }
  }
}
