class Ink;
protocol Pouring;
  class Jar;

class Pot { Ink* ink; }

class Ink { void dry(void) { } }
