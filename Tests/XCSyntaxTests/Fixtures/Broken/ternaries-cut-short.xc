void f(void) {
    x = c ? a;
    x = c ? a : ;
    x = c ? : b;
    x = c ? a :> b;
    :> a;
    x = + a;
    after();
}
