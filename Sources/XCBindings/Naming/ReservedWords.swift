/// Which words Swift wants in backticks, position by position. Each table was made by compiling every word
/// there.
enum ReservedWords {
  /// A place where a name can stand.
  enum Position {
    /// The name of a type where it is declared.
    case typeDeclaration
    /// The name of a type where it is used.
    case typeReference
    /// A method's name where it is declared.
    case method
    /// A method's name behind a dot.
    case methodCall
    /// A parameter's name behind a label of its own.
    case parameter
    /// A parameter's label, which may be its name as well.
    case label
    /// A label in a call.
    case callLabel
    /// A property's name, in a declaration or behind `self.`.
    case property
    /// A name used as a value.
    case value
  }

  /// The name, in backticks where the position wants them.
  static func quoted(_ name: String, as position: Position) -> String {
    isReserved(name, as: position) ? "`" + name + "`" : name
  }

  private static func isReserved(_ name: String, as position: Position) -> Bool {
    switch position {
    case .typeDeclaration, .method: keywords.contains(name)
    case .typeReference: keywords.contains(name) || typeModifiers.contains(name)
    case .methodCall: name == "init" || name == "self"
    case .parameter, .callLabel: name == "inout"
    case .label: labelKeywords.contains(name)
    case .property: keywords.contains(name) || metatypes.contains(name)
    case .value: keywords.contains(name) || metatypes.contains(name) || name == "await"
    }
  }

  /// Whether a word is a keyword of Swift that names no type.
  static func isKeyword(_ word: some StringProtocol) -> Bool {
    word != "Any" && word != "Self" && keywords.contains(String(word))
  }

  /// Whether a word changes the type that it stands in front of.
  static func isTypeModifier(_ word: some StringProtocol) -> Bool { typeModifiers.contains(String(word)) }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
  /// Words that change a type when they stand in front of one.
  private static let typeModifiers: Set<String> = [
    "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    "unowned", "weak",
  ]
  private static let metatypes: Set<String> = ["Type", "Protocol"]
  private static let labelKeywords: Set<String> = ["inout", "let", "var"]
}
