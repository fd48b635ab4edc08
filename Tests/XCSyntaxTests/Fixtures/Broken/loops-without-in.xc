i32 g(i32 a);
void f(Array@ xs) {
    for (i : xs) { g(i); }
    for (i32 i:xs) { g(i); }
    for (auto i : xs) { g(i); }
    for (i of xs) { g(i); }
    for (Gauge* i : xs) g(i);
    for (i in xs) { g(i); }
}
i32 after;
