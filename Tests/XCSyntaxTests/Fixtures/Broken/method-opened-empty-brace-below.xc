class A
{
    i32 n;
    void second(void)
    {
    void third(void)
    {
        n = 3;
    }
    static i32 made;
    A* fourth(void)
    {
        return self;
    }
}
