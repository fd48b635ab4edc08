class Screen {
  void quote(void) {
    asm {
      lda #'"'   ; don't end a string here
      .byte '{', '\'', "}"
      lda #'A    ; nor a { literal': 'B }
    }
  }

  void broken(void) {
    i32 = 3;
    f(;
  }

  void after(void) { g(); }
}
