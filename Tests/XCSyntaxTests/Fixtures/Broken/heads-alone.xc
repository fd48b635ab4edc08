void one(void) { if }
void two(void) { while }
void three(void) { for }
void four(void) { switch }
i32 after(void) { return 2; }
