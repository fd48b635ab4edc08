#if A
void g2(void { }
void g3(void) { }
#endif
