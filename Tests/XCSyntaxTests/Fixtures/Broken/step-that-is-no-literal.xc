#define STRIDE 2
#define stride 3

void f(i32 n) {
  for (i in 0..9 step n) { }
  for (i in 0..9 step STRIDE) { }
  for (i in 0..9 step stride) { }
  for (i in 0..9 step WIDTH) { }
  for (i in 0..9 step -2) { }
}

void g(void) { }
