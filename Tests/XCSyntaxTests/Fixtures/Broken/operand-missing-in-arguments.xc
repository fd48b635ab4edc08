#define list_of(type, count) new Array(count)
void fill(i32 a, i32 b)
{
    give(a *, b);
    give(a, b *);
    box.put(a *);
    Array* whole = list_of(Node*, 4);
    Array* other = LIST_OF(u8*, 4);
}
i32 after(void) { return 2; }
