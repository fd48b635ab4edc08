class A
    {
    void one(void)
        {
        g();

    void two(void)
        {
        }
    }
class B { i32 n; }
