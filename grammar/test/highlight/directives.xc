#define CLAMP(v, lo) ((v) < (lo) ? (lo) : (v))
// <- keyword.directive.define
//      ^ function.macro
//            ^ variable.parameter
#define LIMIT 64
//      ^ constant.macro
#if defined(A)
// <- keyword.directive
#undef LIMIT
// <- keyword.directive.define
//     ^ constant.macro
#elif B
// <- keyword.directive
#use <UXKit>
// <- keyword.import
//   ^ string.special.path
#endif
// <- keyword.directive
#pragma once
// <- keyword.directive
#error don't
// <- keyword.directive
//     ^ string
void show(void) {
  if (isReady) draw();
#pragma mark late
  else wait();
//^ keyword.conditional
//     ^ function.call
}
void ABI(draw)(i32 depth);
//   ^ function.call
//       ^ type
//             ^ type.builtin
