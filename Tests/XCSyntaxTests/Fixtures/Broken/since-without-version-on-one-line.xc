class A : Object { i32 n; since(0.4) void a(void) { n = 1; } since("0.3") void c(void) { n = 1; } }
