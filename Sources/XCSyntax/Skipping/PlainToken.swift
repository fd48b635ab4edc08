/// What a plain body is made of, as far as its form hangs on it.
enum PlainToken: UInt8 {
  // Nothing, and what no plain body holds.
  case end, bad, odd, hash, assembly, reserved, contextual
  // Names and values.
  case name, number, string, character, constant
  // Words.
  case primitive, void, auto, `if`, `else`, `while`, `for`, `in`, `switch`, `case`, `default`, `return`, jump
  case classWord, ownBraces, typedefWord
  // Brackets and what parts things.
  case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
  case semicolon, comma, dot, colon, question, range
  // Signs: those that are written between operands only, in front of one, or both.
  case infix, prefix, star, minus, ampersand, update, assign, assignWith
}

/// The words that are no plain names, found without a string or a search.
struct PlainWords {
  /// By the upper bits of the product of the packed word; 0 where there is none.
  private var packed = [UInt64](repeating: 0, count: 512)
  private var tokens = [PlainToken](repeating: .name, count: 512)

  static let table = PlainWords()

  private init() {
    for word in ReservedWords.all { add(word, .reserved) }
    for word in [
      "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "float", "double", "bool", "string", "pointer",
    ] {
      add(word, .primitive)
    }
    let others: [(String, PlainToken)] = [
      ("void", .void), ("auto", .auto), ("if", .if), ("else", .else), ("while", .while), ("for", .for),
      ("in", .in),
      ("switch", .switch), ("case", .case), ("default", .default), ("return", .return), ("break", .jump),
      ("continue", .jump), ("true", .constant), ("false", .constant), ("nil", .constant), ("asm", .assembly),
      ("class", .classWord), ("protocol", .ownBraces), ("struct", .ownBraces), ("enum", .ownBraces),
      ("typedef", .typedefWord),
    ]
    for (word, token) in others { add(word, token) }
    for word in [
      "main", "shadow", "banked", "raw", "weak", "outlet", "callback", "block", "since", "par", "package",
      "step",
      "va_arg",
    ] { add(word, .contextual) }
  }

  private mutating func add(_ word: String, _ token: PlainToken) {
    let key = word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    var slot = Self.slot(of: key)
    while packed[slot] != 0, packed[slot] != key { slot = (slot + 1) & 511 }
    packed[slot] = key
    tokens[slot] = token
  }

  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// What a word of at most eight letters is, its bytes behind each other in a number.
  func token(of key: UInt64) -> PlainToken {
    var slot = Self.slot(of: key)
    while packed[slot] != 0 {
      if packed[slot] == key { return tokens[slot] }
      slot = (slot + 1) & 511
    }
    return .name
  }
}
