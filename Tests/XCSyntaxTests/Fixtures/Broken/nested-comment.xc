/* a /* b */ c */
class A { i32 n; }
