struct Point { i32 x, i32 y };
struct Line
{
    Point* from, Point* to;
    i32 width;
};
i32 after(void) { return 2; }
