// xcgen:disable:next weak-target
i32 first; // xcgen:disable:this weak-target -- says why
  // xcgen:disable weak-target, unresolved-import, category-order
#import "Gone.xc"
// xcgen:enable weak-target, unresolved-import, category-order -- from here on
// xcgen:disable final-protocol-method
i32 second;
// xcgen:disable final-protocol-method
i32 third;
// xcgen:enable final-protocol-method
#define LONG(x) x \
  // xcgen:disable:next weak-target
i32 last; /* a word */ // xcgen:disable malformed-action strong-delegate
