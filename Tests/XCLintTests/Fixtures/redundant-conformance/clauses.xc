#use <UXKit>
protocol Turning { void turned(i32 by); }
protocol Other { optional void other(void); }
class Base : Object <Turning> { void turned(i32 by) { } }
class Middle : Base { }
class Alone : Middle <Turning> { }
class First : Base<Turning, Other> { }
class Last : Base <Other,
                   Turning> { }
class Both : Base <Turning, Turning> { }
class Keyed : Object <Hashable, Codable> { }
class Fine : Object <Other> { }
class Late : Object { void turned(i32 by) { } }
class Late (Claim) <Turning> { }
class Under : Late <Turning> { }
class Base (Again) <Turning> { }
class Middle (Again) <Turning> { }
#ifdef WIDE
class Wide : Object <Other> { }
#else
class Wide : Object { }
#endif
class Wider : Wide <Other> { }
class Noted : Base < /* why */ Turning > { }
