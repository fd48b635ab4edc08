i32 share(i32* p, i32 z)
{
    z = z/*p;
    return z;
}
i32 after(void) { return 2; }
