i32 count(i32 n)
{
    i32 sum = 0;
    for (i32 i = 0, i < n; i++) { sum = sum + i; }
    return sum;
}
i32 after(void) { return 2; }
