((asm_text) @injection.content
  (#set! injection.language "asm")
  (#set! injection.combined))

; Documentation is whatever a comment says: marks such as TODO and links are found by the grammar of comments.
((comment) @injection.content
  (#set! injection.language "comment"))
