// xcgen:disable:next unused-suppression -- kept for a port
// xcgen:disable strong-delegate
// xcgen:disable:next unused-suppression
i32 number;
// xcgen:disable:next unused-suppression
// xcgen:disable:next unused-suppression
i32 other;
// xcgen:disable unused-suppression
// xcgen:disable:next weak-target
