#pragma once

// libFuzzer as a library: it has no header of its own for a program that has its own `main`.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const unsigned char *bytes, unsigned long size));
