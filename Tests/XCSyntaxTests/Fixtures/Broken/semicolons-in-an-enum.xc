enum Mode = { idle; busy = 2; gone };

enum Side {
    left;
    right;
}

i32 last;
