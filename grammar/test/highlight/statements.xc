void f(Node* a) {
  i32 n = (i32)a.size + %10;
//^ type.builtin
//    ^ variable
//         ^ type.builtin
//               ^ variable.member
//                    ^ operator
//                      ^ number
  Array<Ink>* inks = new Array();
//^ type
//     ^ punctuation.bracket
//      ^ type
//            ^ variable
//                   ^ keyword.operator
//                       ^ type
  if (n < 2.5f) self.go(n, LIMIT); else super.init();
//^ keyword.conditional
//      ^ operator
//        ^ number.float
//              ^ variable.builtin
//                   ^ function.method.call
//                         ^ constant
//                                 ^ keyword.conditional
//                                      ^ variable.builtin
  for (u8 i in 0..10 step 2) : unroll { break; }
//^ keyword.repeat
//        ^ variable
//          ^ keyword.repeat
//              ^ operator
//                   ^ keyword.repeat
//                             ^ attribute
//                                      ^ keyword.repeat
  switch (n) { case 'a'...'z': stop(); default: goto done; }
//^ keyword.conditional
//             ^ keyword.conditional
//                  ^ character
//                     ^ operator
//                           ^ punctuation.delimiter
//                             ^ function.call
//                                     ^ keyword.conditional
//                                              ^ keyword
//                                                   ^ label
  try { go(); } catch (FileError e) { throw e; }
//^ keyword.exception
//              ^ keyword.exception
//                     ^ type
//                               ^ variable
//                                    ^ keyword.exception
  x = n > 0 ? (Node* ?)y : nil;
//          ^ keyword.conditional.ternary
//             ^ type
//                   ^ operator
//                       ^ keyword.conditional.ternary
//                         ^ constant.builtin
  log("tab\t" VERSION "end", true);
//^ function.call
//    ^ string
//        ^ string.escape
//            ^ constant
//                    ^ string
//                           ^ boolean
  delete a; release(); o.release();
//^ keyword.operator
//          ^ function.call
//                       ^ function.method.call
  block twice u32(u32 v) = { return v; }
//^ keyword.function
//      ^ variable
//                    ^ variable.parameter
  each(block inner u32(u32 v) { return inner(v); });
//     ^ keyword.function
//           ^ function
  par work :reduce(+ sum) :goal(speed) { }
//^ keyword
//    ^ label
//          ^ keyword
//                 ^ operator
//                   ^ variable
//                         ^ keyword
//                              ^ constant.builtin
  weak = callback + step;
//     ^ operator
done: a.main++;
// <- label
//      ^ variable.member
}
