#define PLACE i32 k;
#define FIELD(x) i32 x;
protocol Tool { void need(void); }

class Lone : Object <Tool> { PLACE }

class Last : Object <Tool> { i32 n; PLACE }

class Called : Object <Tool> { i32 n; /* m */ FIELD(m) }

class Closed : Object <Tool> { FIELD(x); }

class Lines : Object <Tool> { // opening
  FIELD(z)
}

class Told : Object <Tool> { // opening
   // nothing yet
}

class Empty : Object <Tool> { // opening
}
