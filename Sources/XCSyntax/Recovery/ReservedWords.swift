/// The words that may not be names.
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

  /// The words as numbers, for a quick look: none has more than eight letters.
  private static let packed = Set(all.map { packed($0.utf8) })

  private static func packed(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether a word is one of `all`; makes no string of it.
  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    (2...8).contains(word.count) && packed.contains(packed(word))
  }

  /// The keywords that begin a statement, and nothing that may stand among members.
  static let beginningStatements: Set<String> = [
    "if", "else", "for", "while", "switch", "case", "default", "return", "break", "continue", "goto", "defer",
    "try", "catch", "throw", "asm",
  ]

  /// The keywords that stand in front of a declaration.
  static let modifiers: Set<String> = [
    "static", "final", "optional", "extern", "inline", "global", "volatile", "register",
  ]

  /// The keywords that begin a statement, a declaration or a member, and nothing else.
  static let beginningItems = beginningStatements.union([
    "class", "protocol", "struct", "enum", "typedef", "use", "static", "final", "optional", "extern",
    "global",
    "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "bool", "float", "double", "void", "string",
    "pointer",
    "auto",
  ])

  /// Reserved words that a function or method may be called.
  static let allowedAsFunctionNames: Set<String> = ["retain", "release", "delete"]

  /// The keyword that begins a declaration and is one letter away from a word.
  static func keyword(
    near word: String,
    among keywords: [String] = [
      "class", "protocol", "struct", "typedef", "optional", "static", "extern", "inline",
    ]
  ) -> String? {
    keywords.first { isOneSlipAway(Array(word.utf8), Array($0.utf8)) }
  }

  /// What is wrong with a word at the beginning of a declaration that a keyword is meant for.
  static func problem(with word: String, meaning keyword: String, at range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'\(word)' can not begin a declaration; is '\(keyword)' meant?", at: range)
  }

  /// Whether one letter more, one less, another one or a swap of neighbours makes the one word of the other.
  private static func isOneSlipAway(_ word: [UInt8], _ keyword: [UInt8]) -> Bool {
    guard word != keyword, abs(word.count - keyword.count) <= 1 else { return false }
    let start = zip(word, keyword).prefix { $0 == $1 }.count
    let end = zip(word.reversed(), keyword.reversed()).prefix { $0 == $1 }.count
    let rest = max(word.count, keyword.count) - min(start + end, min(word.count, keyword.count))
    guard rest > 1 else { return true }
    return rest == 2 && word.count == keyword.count && word[start] == keyword[start + 1]
      && word[start + 1] == keyword[start]
  }

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
    "import": "directives begin with '#': write '#import'",
    "include": "directives begin with '#': write '#include'",
    "finally": "xc has no 'finally'; write 'defer' in front",
  ]
}
