// A typedef in two arms: what a parameter is depends on the condition.
#if WIDE
typedef i64 Count;
#else
typedef i32 Count;
#endif

protocol Counting {
  void counted(Count n);
}

class ByName : Object <Counting> { void counted(Count n) { } }

class InArms : Object <Counting> {
#if WIDE
  void counted(i64 n) { }
#else
  void counted(i32 n) { }
#endif
}

class WideOnly : Object <Counting> { void counted(i64 n) { } }

class Neither : Object <Counting> { void counted(u8 n) { } }

class Twice : Object <Counting> {
  void counted(Count n) { }
  void counted(i64 n) { }
}
