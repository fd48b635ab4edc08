// What every program of this kind defines.
#define HAS_CLOSE
#define LEVEL 2
#ifndef DEPTH
#define DEPTH 1
#endif
