void f(void) {
    switch (x) {
        case 1
            break;
        default: g();
    }
}
