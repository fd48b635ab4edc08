// Macros are not expanded; what they may bring is not missed.
#define VIEW Panel*
#define WHO Panel * who
#define COUNTS void counted(i32 n) { }
#define EVERYTHING COUNTS void turned(VIEW who) { }
#define PASTED(name) void name##ed(Panel* who) { }
#define HANDLER turned
#define NAMED(name) name##ed
#define OTHER(name) other

class Panel : Object { }

protocol Turning {
  void turned(Panel* who);
}

protocol Counting {
  void counted(i32 n);
}

class ByType : Object <Turning> { void turned(VIEW panel) { } }
class ByParameter : Object <Turning> { void turned(WHO) { } }
class ByMember : Object <Turning, Counting> { EVERYTHING }
class ByPasting : Object <Turning> { PASTED(turn) }
class ByName : Object <Turning> { void HANDLER(Panel* who) { } }
class ByNameCall : Object <Turning> { void NAMED(turn)(Panel* who) { } }
class ByUnknown : Object <Turning> {
  OUTSIDE_MEMBERS
  i32 field;
}
class Sub : ByMember <Turning> { }

// What a macro holds is known, and it is not this.
class Lacking : Object <Turning, Counting> {
  COUNTS
}
class OtherType : Object <Turning> {
  void turned(COUNT who) { }
}
class OtherName : Object <Turning> {
  void OTHER(name)(Panel* who) { }
}
#define COUNT i32
