protocol D { void d(void); }
protocol E { optional void e(void); }
class A : Object <D,D> { void d(void) { } }
class B : Object <D, E , D, E> { void d(void) { } }
class C : Object <D> { void d(void) { } }
