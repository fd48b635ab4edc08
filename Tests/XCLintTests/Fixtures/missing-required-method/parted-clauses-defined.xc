// fixture: WIDE=1
// The clause of a class is parted by conditionals: each arm's names count where it is kept.
protocol Q { void q(void); }
protocol R { void r(void); }
protocol S { void s(void); }

class More <Q
#ifdef WIDE
, R
#endif
> {
    void q(void) { }
}
class Either
#ifdef WIDE
    <R>
#else
    <Q>
#endif
{
}
class Base : Object
#ifdef WIDE
    <R, Q>
#elif defined(HIGH)
    <Q>
#endif
{
    void q(void) { }
}
// Here everything is there.
class Whole <Q
#ifdef WIDE
, R
#endif
, S> {
    void q(void) { }
    void s(void) { }
#ifdef WIDE
    void r(void) { }
#endif
}
class Sub : Base
#ifndef WIDE
    <R>
#endif
{
    void r(void) { }
}
