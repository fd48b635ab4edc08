// There is no infix '@': behind a value in parentheses it makes nothing, and '*' would make a product.
typedef u8 byte;
i32 infix(i32 n, i32@ m) {
    i32 a = (n) @m;
    a = (byte)@m;
    a = (i32)@m;
    a = (byte@)m == 0;
    return a;
}
