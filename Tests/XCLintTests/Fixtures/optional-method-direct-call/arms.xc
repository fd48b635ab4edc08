protocol Turning { optional void turned(i32 by); }
protocol Other { void turned(i32 by); }
Turning* pick(void);
Other* choose(void);
void run(Other* given) {
#ifdef WIDE
    Other* d = choose();
    d.turned(1);
#else
    Turning* d = pick();
    d.turned(2);
#endif
    d.turned(3);
#ifdef DEEP
    Turning* only = pick();
#endif
    only.turned(4);
#if 0
    Turning* gone = pick();
    gone.turned(5);
#endif
    given.turned(6);
}
