i32 outer(i32 n)
{
    class Inner : Object { i32 a; i32 read(void) { return a; } }
    i32 helper(i32 x) { return x + 1; }
    if (n) { i32 deeper(void) { return 3; } }
    return n;
}
i32 after(void) { return 2; }
