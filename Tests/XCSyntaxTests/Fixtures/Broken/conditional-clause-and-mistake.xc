class R
#ifdef FOO
<Door>
#endif
{ void doorOpened(i32 n) { } }
class S {
#if A
    i32 n;
#endif
    i32 m
}
