#if A
i32 a;
#else
i32 b;
#else
i32 c;
#endif
class B { i32 n; }
