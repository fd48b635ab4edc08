i32 number;
// xcgen:disable unused-suppression
i32 other;
