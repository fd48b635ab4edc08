void f(void) {
    i32<u8> a;
    Array<i32> b = (Array<i32>*)x;
    b = (Array<i32>)x;
    i32 c = g<i32>(3);
    b = new Array<i32>();
    string<u8> s;
}
void g(void) { }
