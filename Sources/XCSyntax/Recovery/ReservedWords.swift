/// The words that may not be names (`dialect.md`, section 1.2).
enum ReservedWords {
  static let all: Set<String> = [
    "asm", "auto", "bool", "break", "case", "catch", "class", "continue", "default", "defer", "delete",
    "double",
    "else", "enum", "extern", "false", "final", "float", "for", "global", "goto", "i8", "i16", "i32", "i64",
    "if",
    "in", "inline", "new", "nil", "optional", "pointer", "protocol", "register", "release", "retain",
    "return",
    "sizeof", "static", "string", "struct", "switch", "throw", "throws", "true", "try", "typedef", "u8",
    "u16",
    "u32", "u64", "use", "void", "volatile", "while",
  ]

  /// Reserved words that a function or method may be called.
  static let allowedAsFunctionNames: Set<String> = ["retain", "release", "delete"]

  /// What people bring along from C and its relatives, with what to say about it.
  static let foreign: [String: String] = [
    "do": "xc has no 'do' loop; write 'while'",
    "const": "xc has no 'const'",
    "union": "xc has no 'union'",
    "unsigned": "xc has no 'unsigned'; write 'u8' to 'u64'",
    "signed": "xc has no 'signed'; write 'i8' to 'i64'",
    "private": "xc has no access words",
    "public": "xc has no access words",
    "protected": "xc has no access words",
    "finally": "xc has no 'finally'; write 'defer' in front",
  ]
}
