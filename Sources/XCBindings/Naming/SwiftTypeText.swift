/// Swift types that a configuration writes out: `String`, `any Sequence<UInt8>`, `[Foo.Bar]?`.
enum SwiftTypeText {
  /// Whether the text is a function type by itself, not inside of another type.
  static func isFunction(_ text: String) -> Bool {
    var parser = SwiftTypeParser(text)
    return parser.parseWhole() == .function
  }

  /// Whether the text has the form of a type. What the type is, the Swift compiler says.
  static func isPossible(_ text: String) -> Bool {
    var parser = SwiftTypeParser(text)
    return parser.parseWhole() != nil
  }
}

/// Reads a type by Swift's grammar, as far as a type of a parameter, a result and a field goes: no opaque, variadic or
/// `inout` type.
private struct SwiftTypeParser {
  /// What a type looks like from outside.
  enum Shape {
    case function
    /// `any P`, `P & Q`: nothing may stand behind it without parentheses.
    case composed
    case other
  }

  private let tokens: [Substring]
  private var index = 0
  private var depth = 0

  /// Deeper nesting is no type.
  private static let deepest = 60

  init(_ text: String) {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      let length = name.isEmpty ? (rest.hasPrefix("->") || rest.hasPrefix("..") ? 2 : 1) : name.count
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    self.tokens = tokens
  }

  /// The shape of the type that all of the text is; nil where it is none.
  mutating func parseWhole() -> Shape? {
    guard let shape = parse() else { return nil }
    // An implicitly unwrapped optional is one by itself only.
    if shape == .other, peek == "!" { index += 1 }
    return index == tokens.count ? shape : nil
  }

  private var peek: Substring? { tokens.indices.contains(index) ? tokens[index] : nil }

  private mutating func take(_ token: Substring) -> Bool {
    guard peek == token else { return false }
    index += 1
    return true
  }

  private mutating func parse() -> Shape? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let hasAttributes = takeAttributes() else { return nil }
    if peek == "(", let function = parseFunction() { return function ? .function : nil }
    guard !hasAttributes else { return nil }
    let isAny = take("any")
    guard parsePostfix(isOptional: !isAny) else { return nil }
    var isComposed = isAny
    while take("&") {
      guard parsePostfix(isOptional: false) else { return nil }
      isComposed = true
    }
    return isComposed ? .composed : .other
  }

  /// `@Sendable`, `@convention(c)`; nil for one that says how an argument is passed, which the bindings do.
  private mutating func takeAttributes() -> Bool? {
    var hasAny = false
    while take("@") {
      guard let name = takeName(), name != "escaping", name != "autoclosure" else { return nil }
      hasAny = true
      if name == "convention" {
        guard take("("), takeName() != nil, take(")") else { return nil }
      }
    }
    return hasAny
  }

  /// A function type; nil where a tuple or a type in parentheses stands here, and nothing is taken then.
  private mutating func parseFunction() -> Bool? {
    let start = index
    guard parseElements(areParameters: true) != nil else {
      index = start
      return nil
    }
    let isAsync = take("async")
    var isThrowing = false
    if take("throws") {
      isThrowing = true
      if take("("), parse() == nil || !take(")") { return false }
    }
    guard take("->") else {
      index = start
      return isAsync || isThrowing ? false : nil
    }
    return parse() != nil
  }

  /// What stands in parentheses, and how many there are.
  private mutating func parseElements(areParameters: Bool) -> Int? {
    guard take("(") else { return nil }
    var count = 0
    if take(")") { return 0 }
    repeat {
      takeLabel(areParameters: areParameters)
      if areParameters { _ = take("inout") }
      guard parse() != nil else { return nil }
      count += 1
    } while take(",")
    return take(")") ? count : nil
  }

  /// `name:`, and among parameters `_ name:`.
  private mutating func takeLabel(areParameters: Bool) {
    let start = index
    if areParameters, take("_"), takeName() != nil, take(":") { return }
    index = start
    if takeName() != nil, take(":") { return }
    index = start
  }

  /// A type with what may stand behind it.
  private mutating func parsePostfix(isOptional: Bool) -> Bool {
    guard parseSimple() else { return false }
    while true {
      if isOptional, take("?") { continue }
      guard take(".") else { return true }
      guard takeName() != nil, parseArguments() else { return false }
    }
  }

  private mutating func parseSimple() -> Bool {
    if take("[") {
      guard parse() != nil else { return false }
      if take(":"), parse() == nil { return false }
      return take("]")
    }
    if peek == "(" { return parseElements(areParameters: false) != nil }
    return takeName() != nil && parseArguments()
  }

  private mutating func parseArguments() -> Bool {
    guard take("<") else { return true }
    repeat {
      guard parse() != nil else { return false }
    } while take(",")
    return take(">")
  }

  private mutating func takeName() -> Substring? {
    guard let name = peek, SwiftNamePattern.isIdentifier(name) || isQuoted(name),
      !ReservedWords.isKeyword(name),
      !ReservedWords.isTypeModifier(name)
    else { return nil }
    index += 1
    return name
  }

  private func isQuoted(_ name: Substring) -> Bool {
    name.count > 2 && name.first == "`" && name.last == "`"
      && SwiftNamePattern.isIdentifier(name.dropFirst().dropLast())
  }
}
