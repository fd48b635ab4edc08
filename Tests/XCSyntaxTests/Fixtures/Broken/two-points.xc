i32 f(Dial* dial) {
    g();
    return dial..value;
}

i32 last;
