protocol BarDelegate { optional i32 lead(i32 a); optional i32 trail(i32 a); optional bool wide(void); }
class Bar : Object
{
    weak:BarDelegate* delegate;
    i32 total;
    i32 width(void)
    {
        i32 w = delegate.lead(1) + delegate.trail(2);
        return w;
    }
    i32 height(i32 i)
    {
        i = delegate.lead(i) + delegate.lead(i + 1) * 2 - delegate.trail(3);
        if (delegate.lead(4) > delegate.trail(5)) { i = 0; }
        if (i) return delegate.lead(6) == delegate.trail(7) ? 1 : 0;
        total = total + delegate.lead(8) + delegate.trail(9);
        return 2 * (delegate.lead(1) - delegate.trail(2));
    }
    bool both(i32 i)
    {
        return delegate.wide() && delegate.lead(1) + delegate.trail(2) > 3;
    }
}
