void f(Dial* dial) {
    dial=>turn(1);
    g();
}

i32 last;
