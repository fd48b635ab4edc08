protocol Turning { void turned(void); }
protocol Counting { void counted(void); }

class Dial : Object <Turning> {
  void turned(void) { }
  void counted(void) { }
}
class Dial (Again) <Turning> { }
class Dial (New) <Counting> { }
class Dial (Both) <Counting, Turning> { }
