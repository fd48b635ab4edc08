void f0(void) {
    x = ;
    go();
}
void f1(void) {
    x = ;
    go();
}
void f2(void) {
    x = ;
    go();
}
void f3(void) {
    x = ;
    go();
}
void f4(void) {
    x = ;
    go();
}
void f5(void) {
    x = ;
    go();
}
void f6(void) {
    x = ;
    go();
}
void f7(void) {
    x = ;
    go();
}
void f8(void) {
    x = ;
    go();
}
void f9(void) {
    x = ;
    go();
}
void f10(void) {
    x = ;
    go();
}
void f11(void) {
    x = ;
    go();
}
void f12(void) {
    x = ;
    go();
}
void f13(void) {
    x = ;
    go();
}
void f14(void) {
    x = ;
    go();
}
void f15(void) {
    x = ;
    go();
}
void f16(void) {
    x = ;
    go();
}
void f17(void) {
    x = ;
    go();
}
void f18(void) {
    x = ;
    go();
}
void f19(void) {
    x = ;
    go();
}
void f20(void) {
    x = ;
    go();
}
void f21(void) {
    x = ;
    go();
}
void f22(void) {
    x = ;
    go();
}
void f23(void) {
    x = ;
    go();
}
void f24(void) {
    x = ;
    go();
}
void f25(void) {
    x = ;
    go();
}
void f26(void) {
    x = ;
    go();
}
void f27(void) {
    x = ;
    go();
}
void f28(void) {
    x = ;
    go();
}
void f29(void) {
    x = ;
    go();
}
void f30(void) {
    x = ;
    go();
}
void f31(void) {
    x = ;
    go();
}
void f32(void) {
    x = ;
    go();
}
void f33(void) {
    x = ;
    go();
}
void f34(void) {
    x = ;
    go();
}
void f35(void) {
    x = ;
    go();
}
void f36(void) {
    x = ;
    go();
}
void f37(void) {
    x = ;
    go();
}
void f38(void) {
    x = ;
    go();
}
void f39(void) {
    x = ;
    go();
}
void f40(void) {
    x = ;
    go();
}
void f41(void) {
    x = ;
    go();
}
void f42(void) {
    x = ;
    go();
}
void f43(void) {
    x = ;
    go();
}
void f44(void) {
    x = ;
    go();
}
void f45(void) {
    x = ;
    go();
}
void f46(void) {
    x = ;
    go();
}
void f47(void) {
    x = ;
    go();
}
void f48(void) {
    x = ;
    go();
}
void f49(void) {
    x = ;
    go();
}
void f50(void) {
    x = ;
    go();
}
void f51(void) {
    x = ;
    go();
}
void f52(void) {
    x = ;
    go();
}
void f53(void) {
    x = ;
    go();
}
void f54(void) {
    x = ;
    go();
}
void f55(void) {
    x = ;
    go();
}
void f56(void) {
    x = ;
    go();
}
void f57(void) {
    x = ;
    go();
}
void f58(void) {
    x = ;
    go();
}
void f59(void) {
    x = ;
    go();
}
i32 last;
