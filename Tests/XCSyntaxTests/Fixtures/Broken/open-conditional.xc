#if ARCH_arm64
class A { i32 n; }
