// The class and its category, each under conditions.
#ifdef WIDE
class Above (Fine) { void nudge(void) { } }
#endif
class Above : Object { }

#ifdef WIDE
class Half : Object { }
#endif
class Half (Fine) { void nudge(void) { } }

// One of two is in front of it.
#ifdef WIDE
class Turned : Object { }
#endif
class Turned (Fine) { void nudge(void) { } }
#ifndef WIDE
class Turned : Object { }
#endif

#ifdef WIDE
class Other : Object { }
#else
class Other (Fine) { void nudge(void) { } }
#endif

// These are fine.
#ifdef WIDE
class Both : Object { }
#else
class Both : Object { i32 n; }
#endif
class Both (Fine) { void nudge(void) { } }

#ifdef WIDE
class Guarded : Object { }
#endif
#ifdef WIDE
class Guarded (Fine) { void nudge(void) { } }
#endif

#if ARCH_arm64
class Machine : Object { }
#elif ARCH_x86_64
class Machine : Object { i32 n; }
#endif
class Machine (Fine) { void nudge(void) { } }
