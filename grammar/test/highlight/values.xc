void f(Node* a) {
  delete self.buffer;
//       ^ variable.builtin
//            ^ variable.member
  bytes = new u8[self.count];
//                    ^ variable.member
  bytes = new u8[LIMIT];
//               ^ constant
  (self.first, a.second) = pair();
//      ^ variable.member
//               ^ variable.member
//                         ^ function.call
  for (i = a.from; a.more; a.at++) { }
//           ^ variable.member
//                   ^ variable.member
//                           ^ variable.member
  for (; LIMIT; i++) { }
//       ^ constant
  switch (a.kind) { case a.low: case a.low..a.high: case LIMIT..: case ..LIMIT: }
//          ^ variable.member
//                         ^ variable.member
//                                     ^ variable.member
//                                            ^ variable.member
//                                                       ^ constant
//                                                                       ^ constant
  for (x in a.items[a.from..LAST]) { }
//            ^ variable.member
//                    ^ variable.member
//                          ^ constant
  if (a.ready) while (LIMIT) stop(sizeof a.items, -LIMIT, (u8)LIMIT, b ? LOW : HIGH);
//      ^ variable.member
//                    ^ constant
//                                         ^ variable.member
//                                                 ^ constant
//                                                            ^ constant
//                                                                       ^ constant
//                                                                             ^ constant
  u8[SIZE] c;
//   ^ constant
  Ink[SIZE] d = e[SIZE];
//^ type
//    ^ constant
//                ^ constant
  par :grid(a.width, HEIGHT) { }
//            ^ variable.member
//                   ^ constant
  x = self; g(super, (self)); h = self == a ? self : nil; return self;
//    ^ variable.builtin
//            ^ variable.builtin
//                    ^ variable.builtin
//                                ^ variable.builtin
//                                            ^ variable.builtin
//                                                               ^ variable.builtin
  a.b.c(a.d).e[a.f](a.g);
//  ^ variable.member
//    ^ function.method.call
//        ^ variable.member
//           ^ variable.member
//               ^ variable.member
//                    ^ variable.member
  log(TAG(1) "v", MASK | FLAG, { LOW, a.high });
//    ^ function.call
//           ^ string
//                ^ constant
//                       ^ constant
//                               ^ constant
//                                      ^ variable.member
  inline: a.b(c);
//          ^ function.method.call
  throw self.failure; defer { self.close(); }
//           ^ variable.member
//                                 ^ function.method.call
}
void names(void) {
  total = count + LIMIT;
//^ variable
//        ^ variable
//                ^ constant
  send(count, LIMIT); list[at] = { first, SECOND, };
//     ^ variable
//            ^ constant
//                    ^ variable
//                         ^ variable
//                                 ^ variable
//                                        ^ constant
  LIMIT++; a.b = c ? d : e; return f;
//^ constant
//         ^ variable
//               ^ variable
//                   ^ variable
//                       ^ variable
//                                 ^ variable
}
class Fields {
  since(VERSION) callback first void(i32) = self.other;
//      ^ constant
//                                          ^ variable.builtin
//                                               ^ variable.member
  callback second void(i32) = hook;
//                            ^ variable
  callback third void(i32) = HOOK;
//                           ^ constant
}
void steps(void) {
  for (i in 0..9 step by) { }
//                    ^ variable
  for (i in 0..9 step STRIDE) : unroll(FOUR) { }
//                    ^ constant
//                               ^ attribute
//                                     ^ constant
  for (i = 0; i < 9; i++) {
#if A
    a.b = c.d;
//    ^ variable.member
#else
    return a.b;
//           ^ variable.member
#endif
  }
}
i32 list[] = {
#if A
  a.b, c,
//  ^ variable.member
//     ^ variable
#elif B
  a.b,
//  ^ variable.member
#else
  a.b
//  ^ variable.member
#endif
};
