void f(i32 x) {
    switch (x)
    case 1:
        g();
        break;
    }
    h();
}
void g(void) { }
