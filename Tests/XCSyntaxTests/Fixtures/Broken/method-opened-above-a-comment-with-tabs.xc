class A {
	void first(void) {
	}
	void second(void) {
	/* nothing
	   yet */

	void third(void) { g(); }
	i32 n;
}
