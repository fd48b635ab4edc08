struct Point
{
    i32 x;
    i32 sum(void) { return x + y; }
    i32 y;
};
i32 after(void) { return 2; }
