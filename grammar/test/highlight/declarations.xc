#import "Palette.xc"
// <- keyword.import
//      ^ string.special.path
use Palette;
// <- keyword.type
//  ^ type
class Gauge : UXView <Moving> {
// <- keyword.type
//    ^ type
//          ^ punctuation.delimiter
//            ^ type
//                   ^ punctuation.bracket
//                    ^ type
  weak:Node* up, down[4];
//^ keyword.modifier
//    ^ punctuation.delimiter
//     ^ type
//         ^ operator
//           ^ variable.member
//               ^ variable.member
//                    ^ number
  callback onTap void(Gauge* who);
//^ keyword.function
//         ^ variable.member
//               ^ type.builtin
//                           ^ variable.parameter
  since("2.1") static i32 count(Map<String, i32>* by, ...) : action throws { return made; }
//^ keyword.modifier
//      ^ string
//             ^ keyword.modifier
//                    ^ type.builtin
//                        ^ function.method
//                              ^ type
//                                 ^ punctuation.bracket
//                                                ^ variable.parameter
//                                                    ^ punctuation.special
//                                                           ^ attribute
//                                                                  ^ keyword.exception
//                                                                           ^ keyword.return
  void retain(void);
//     ^ function.method
}
class Gauge (Drawing) { }
//           ^ module
protocol Moving {
// <- keyword.type
//       ^ type
  optional void moved(i32 by);
//^ keyword.modifier
//              ^ function.method
//                        ^ variable.parameter
}
struct Dot : packed { i16 x; }
// <- keyword.type
//     ^ type
//           ^ attribute
//                        ^ variable.member
enum Edge = { top, left = BASE };
// <- keyword.type
//   ^ type
//            ^ constant
//                        ^ constant
typedef i32 turn_t(i32 by);
// <- keyword.type
//          ^ type.definition
//                     ^ variable.parameter
extern i32 answer(void);
// <- keyword.modifier
//         ^ function
void init(void) PLACE { }
//   ^ function
//              ^ attribute
i32 total = 0x1F;
//  ^ variable
//        ^ operator
//          ^ number
typedef callback done_t void(i32);
//               ^ type.definition
typedef block step_t i32(i32 v);
//            ^ type.definition
typedef callback void(i32) told_t;
//                         ^ type.definition
