void f(i32 a, i32 b)
{
    bool x = a && && b;
    x = &&b;
    x = & &b;
}
