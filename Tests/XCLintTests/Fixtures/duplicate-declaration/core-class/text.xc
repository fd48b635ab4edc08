class String (Latin) {
    static String* withCString(u8* latin) { return 0; }
    String* description(void) { return self; }
}
