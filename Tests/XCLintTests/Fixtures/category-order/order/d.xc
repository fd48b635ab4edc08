class Early (Before) {
    void before(void) { }
}
