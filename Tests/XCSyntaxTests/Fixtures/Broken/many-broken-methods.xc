class A { void f( { }
class B { void f( { }
class C { void f( { }
