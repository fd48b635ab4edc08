class Gauge : UXView <Moving> {
//    ^ definition.class
//            ^ reference.class
//                    ^ reference.implementation
  i32 level;
//    ^ definition.field
  void move(void) { draw(); self.stop(); }
//     ^ definition.method
//                  ^ reference.call
//                               ^ reference.call
}
protocol Moving { void moved(void); }
//       ^ definition.interface
//                     ^ definition.method
struct Dot { i16 x; }
//     ^ definition.struct
enum Edge = { top };
//   ^ definition.enum
//            ^ definition.constant
typedef i32 turn_t(i32 by);
//          ^ definition.type
i32 total = 0;
//  ^ definition.variable
void main(void) { }
//   ^ definition.function
#define LIMIT 4
//      ^ definition.macro
