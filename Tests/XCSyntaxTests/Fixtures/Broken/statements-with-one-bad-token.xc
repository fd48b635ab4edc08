class K
{
    void m0(i32 x)
    {
        first0(x);
        x = 3u;
        last0((K*)self);
    }
    void m1(i32 x)
    {
        first1(x);
        x = 0xG;
        last1((K*)self);
    }
    void m2(i32 x)
    {
        first2(x);
        x = 12ab;
        last2((K*)self);
    }
    void m3(i32 x)
    {
        first3(x);
        x = 1, 2;
        last3((K*)self);
    }
    void m4(i32 x)
    {
        first4(x);
        f(1..3);
        last4((K*)self);
    }
    void m5(i32 x)
    {
        first5(x);
        a[1,2];
        last5((K*)self);
    }
    void m6(i32 x)
    {
        first6(x);
        foo(x: 1);
        last6((K*)self);
    }
    void m7(i32 x)
    {
        first7(x);
        f(1 2 3 4);
        last7((K*)self);
    }
    void m8(i32 x)
    {
        first8(x);
        x = Foo::bar;
        last8((K*)self);
    }
    void m9(i32 x)
    {
        first9(x);
        x = $;
        last9((K*)self);
    }
    void m10(i32 x)
    {
        first10(x);
        x = a >>> 2;
        last10((K*)self);
    }
}
