protocol P { void one(i32 a); u8* two(void); Array<Object>* three(u8* x); }
class A : Object <P> { }
class B : Object <P> {
    void zero(void) { }
}
class C : Object <P> { i32 x; }
class D : Object <P> { void zero(void) { } }
class E : Object <P>
{
}
