class A
{
    i32 width
    i32 height;
    void draw(void) { }
}
