void f(void) { string s = "abc; }
void g(void) { }
