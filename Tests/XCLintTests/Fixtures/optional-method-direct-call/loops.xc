protocol Source {
  optional bool ready(i32 n);
  optional i32 next(void);
}

class Reader : Object {
  weak:Source* kept;
  void log(void) { }
  void local(Source* source, bool quick) {
    while (source.ready(1)) { log(); }
    for (i32 i = 0; source.ready(i); i = source.next()) { log(); }
    if (quick) {
      log();
    } else if (source.ready(2)) {
      log();
    } else if (quick && source.ready(3)) {
      log();
    }
    while (source.ready(4)) { source = nil; }
  }
  void field(bool quick) {
    while (kept.ready(1)) { log(); }
    if (quick) log();
    else if (kept.ready(2)) log();
  }
}
