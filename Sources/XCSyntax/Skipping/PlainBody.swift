/// Tells whether a body is plain: statements that are certainly read without a mistake, with nothing in them that this
/// tool says something about by their form alone.
///
/// It reads bytes and builds nothing. What it does not know for certain is not plain: a body with a mistake, with a
/// directive, assembly, blocks, old signs, new objects or addresses is left to the parser. The order in which operators bind
/// is of no matter here, nor what a name stands for.
struct PlainBody {
  private(set) var scanner: PlainScanner
  private var isPlain = true
  private var depth = 0

  /// The words that were noted, and a place by hash for those noted last, so that few stand there twice.
  private var words: [WordMark] = []
  private var noted = [UInt64](repeating: 0, count: 256)

  private static let selfHash = "self".utf8.reduce(WordMark.seed, WordMark.next)

  /// Deeper nesting is left to the parser.
  private static let deepest = 48

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = PlainScanner(bytes) }

  /// Reads on outside of bodies.
  @inline(__always)
  mutating func advance() { scanner.advance() }

  /// Steps over the directive whose mark was read.
  mutating func skipDirective() -> Bool { scanner.skipDirective() }

  /// Reads the body whose brace was read.
  ///
  /// - Returns: the body; nil where it is not plain: then the scanner stands somewhere inside of it.
  mutating func take() -> SkippedBody? {
    let start = scanner.start
    isPlain = true
    depth = 0
    scanner.hasToolComment = false
    scanner.advance()
    while isPlain, scanner.token != .closeBrace { statement() }
    defer { forgetWords() }
    guard isPlain, !scanner.hasToolComment else { return nil }
    return SkippedBody(range: start..<scanner.offset, words: words)
  }

  // MARK: - Words

  /// A value on its way: the word that says what it is, 0 for none.
  private typealias Value = UInt64

  private mutating func forgetWords() {
    for word in words { noted[Self.place(of: word.value)] = 0 }
    words.removeAll(keepingCapacity: true)
  }

  private static func place(of mark: UInt64) -> Int { Int(truncatingIfNeeded: mark >> 20) & 255 }

  private mutating func note(_ value: Value, isUsed: Bool) {
    guard value != 0 else { return }
    let mark = WordMark(hash: value, isUsed: isUsed)
    let place = Self.place(of: mark.value)
    guard noted[place] != mark.value else { return }
    noted[place] = mark.value
    words.append(mark)
  }

  /// Nothing comes of the value: it is compared, reckoned with or thrown away.
  @inline(__always)
  private mutating func drop(_ value: Value) { note(value, isUsed: false) }

  /// The value comes to a place of some type.
  @inline(__always)
  private mutating func use(_ value: Value) { note(value, isUsed: true) }

  // MARK: - Statements

  private mutating func refuse() { isPlain = false }

  private mutating func expect(_ token: PlainToken) {
    guard isPlain, scanner.token == token else { return refuse() }
    scanner.advance()
  }

  private mutating func statement() {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return refuse() }
    switch scanner.token {
    case .openBrace: block()
    case .primitive, .void, .auto:
      declaration()
      expect(.semicolon)
    case .name, .star, .update:
      simple()
      expect(.semicolon)
    case .if:
      scanner.advance()
      condition()
      statement()
      if isPlain, scanner.token == .else {
        scanner.advance()
        statement()
      }
    case .while:
      scanner.advance()
      condition()
      statement()
    case .for: loop()
    case .switch: choice()
    case .return:
      scanner.advance()
      if scanner.token != .semicolon { values() }
      expect(.semicolon)
    case .jump:
      scanner.advance()
      expect(.semicolon)
    default: refuse()
    }
  }

  private mutating func block() {
    expect(.openBrace)
    while isPlain, scanner.token != .closeBrace { statement() }
    expect(.closeBrace)
  }

  private mutating func condition() {
    expect(.openParenthesis)
    drop(expression())
    expect(.closeParenthesis)
  }

  private mutating func values() {
    use(expression())
    while isPlain, scanner.token == .comma {
      scanner.advance()
      use(expression())
    }
  }

  /// What may stand in front of a semicolon and begins with a name or a sign: a declaration, an assignment, a call.
  private mutating func simple() {
    guard scanner.token == .name else { return effect(from: nil) }
    let first = scanner.hash
    let length = scanner.offset - scanner.start
    scanner.advance()
    switch scanner.token {
    case .name: if mayBeStatement(length) { refuse() } else { declare(as: first) }
    case .star where !scanner.crossedLine:
      // Between two names, where a statement begins, a star is one of a type.
      stars()
      if scanner.token == .name { declare(as: first) } else { refuse() }
    default: effect(from: first)
    }
  }

  /// Whether a name and another one with nothing behind may be a misspelt `return`, `throw` or `goto` with its operand.
  private func mayBeStatement(_ length: Int) -> Bool {
    guard length <= "return".utf8.count + 1 else { return false }
    var ahead = scanner
    ahead.advance()
    return ahead.token == .semicolon
  }

  private mutating func stars() {
    while scanner.token == .star, !scanner.crossedLine { scanner.advance() }
  }

  private mutating func declare(as type: Value) {
    // A name alone on its line may be a macro.
    guard !scanner.crossedLine else { return refuse() }
    use(type)
    declarators(needValue: false)
  }

  /// A declaration that begins with a word of the language.
  private mutating func declaration() {
    let word = scanner.token
    scanner.advance()
    let hasStars = scanner.token == .star
    guard hasStars ? word != .auto : word != .void else { return refuse() }
    stars()
    guard scanner.token == .name, !scanner.crossedLine else { return refuse() }
    declarators(needValue: word == .auto)
  }

  private mutating func declarators(needValue: Bool) {
    while isPlain {
      guard scanner.token == .name else { return refuse() }
      scanner.advance()
      if scanner.token == .openBracket, !needValue {
        scanner.advance()
        if scanner.token != .closeBracket { drop(expression()) }
        expect(.closeBracket)
        // What an array is given is a list.
        guard isPlain, scanner.token != .assign else { return refuse() }
      }
      if scanner.token == .assign {
        scanner.advance()
        use(value())
      } else if needValue {
        return refuse()
      }
      guard isPlain, scanner.token == .comma else { return }
      scanner.advance()
    }
  }

  /// An assignment, a call or a count, as a statement.
  private mutating func effect(from first: Value?) {
    var isCall = false
    var isCount = false
    let place: Value
    if let first {
      place = chain(from: first, isCall: &isCall, isCount: &isCount)
    } else if scanner.token == .update {
      scanner.advance()
      guard scanner.token == .name else { return refuse() }
      let name = scanner.hash
      scanner.advance()
      place = chain(from: name, isCall: &isCall, isCount: &isCount)
      guard !isCall, !isCount else { return refuse() }
      isCount = true
    } else {
      while scanner.token == .star { scanner.advance() }
      guard isPlain, scanner.token == .name else { return refuse() }
      let name = scanner.hash
      scanner.advance()
      place = chain(from: name, isCall: &isCall, isCount: &isCount)
      guard !isCall, !isCount else { return refuse() }
    }
    drop(place)
    guard isPlain else { return }
    switch scanner.token {
    case .assign, .assignWith:
      guard !isCall, !isCount else { return refuse() }
      scanner.advance()
      use(expression())
    default: if !isCall, !isCount { refuse() }
    }
  }

  private mutating func loop() {
    scanner.advance()
    expect(.openParenthesis)
    guard isPlain else { return }
    switch scanner.token {
    case .semicolon: break
    case .primitive, .void, .auto, .name:
      if startsForIn() { return forIn() }
      if scanner.token == .name { simple() } else { declaration() }
    default: return refuse()
    }
    expect(.semicolon)
    if isPlain, scanner.token != .semicolon { drop(value()) }
    expect(.semicolon)
    if isPlain, scanner.token != .closeParenthesis {
      guard scanner.token == .name || scanner.token == .update else { return refuse() }
      if scanner.token == .name {
        let first = scanner.hash
        scanner.advance()
        effect(from: first)
      } else {
        effect(from: nil)
      }
    }
    expect(.closeParenthesis)
    if isPlain { statement() }
  }

  /// Whether a name or a type and a name stand in front of `in`.
  private func startsForIn() -> Bool {
    var ahead = scanner
    ahead.advance()
    while ahead.token == .star { ahead.advance() }
    if ahead.token == .name { ahead.advance() }
    return ahead.token == .in
  }

  private mutating func forIn() {
    let word = scanner.token
    let first = scanner.hash
    scanner.advance()
    if scanner.token != .in {
      if word == .name { use(first) }
      let hasStars = scanner.token == .star
      guard hasStars ? word != .auto : word != .void else { return refuse() }
      stars()
      guard scanner.token == .name, !scanner.crossedLine else { return refuse() }
      scanner.advance()
    } else if word != .name {
      return refuse()
    }
    expect(.in)
    guard isPlain else { return }
    use(value())
    if isPlain, scanner.token == .range {
      scanner.advance()
      use(value())
    }
    expect(.closeParenthesis)
    if isPlain { statement() }
  }

  private mutating func choice() {
    scanner.advance()
    condition()
    expect(.openBrace)
    guard isPlain, scanner.token == .case || scanner.token == .default else { return refuse() }
    while isPlain, scanner.token != .closeBrace {
      switch scanner.token {
      case .case:
        scanner.advance()
        label()
        while isPlain, scanner.token == .comma {
          scanner.advance()
          label()
        }
        expect(.colon)
      case .default:
        scanner.advance()
        expect(.colon)
      default: statement()
      }
    }
    expect(.closeBrace)
  }

  private mutating func label() {
    if scanner.token == .minus {
      scanner.advance()
      return expect(.number)
    }
    switch scanner.token {
    case .name, .number, .character: scanner.advance()
    default: refuse()
    }
  }

  // MARK: - Expressions

  /// An expression, be it an assignment.
  private mutating func expression() -> Value {
    var isPlace = false
    let left = operand(isPlace: &isPlace)
    guard isPlain, scanner.token == .assign || scanner.token == .assignWith else { return rest(behind: left) }
    guard isPlace else {
      refuse()
      return 0
    }
    scanner.advance()
    use(expression())
    use(left)
    return 0
  }

  /// An expression that is no assignment.
  private mutating func value() -> Value {
    var isPlace = false
    let left = operand(isPlace: &isPlace)
    return isPlain ? rest(behind: left) : 0
  }

  /// The operators and operands behind an operand.
  private mutating func rest(behind first: Value) -> Value {
    var left = first
    while isPlain {
      switch scanner.token {
      case .infix, .star, .minus, .ampersand:
        drop(left)
        scanner.advance()
        var isPlace = false
        let right = operand(isPlace: &isPlace)
        drop(right)
        left = 0
      case .question:
        drop(left)
        scanner.advance()
        use(value())
        expect(.colon)
        guard isPlain else { return 0 }
        use(value())
        return 0
      default: return left
      }
    }
    return 0
  }

  private mutating func operand(isPlace: inout Bool) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard isPlain, depth <= Self.deepest else {
      refuse()
      return 0
    }
    var isCall = false
    var isCount = false
    switch scanner.token {
    case .name:
      let first = scanner.hash
      scanner.advance()
      let last = chain(from: first, isCall: &isCall, isCount: &isCount)
      isPlace = !isCall && !isCount
      return isCount ? 0 : last
    case .number, .character, .constant:
      scanner.advance()
    case .string:
      scanner.advance()
      // Literals that touch are one, and so is a macro beside one.
      if scanner.token == .string || scanner.token == .name { refuse() }
    case .minus, .prefix:
      scanner.advance()
      drop(operand(isPlace: &isPlace))
      isPlace = false
    case .star:
      scanner.advance()
      let target = operand(isPlace: &isPlace)
      return target
    case .update:
      scanner.advance()
      guard scanner.token == .name else {
        refuse()
        return 0
      }
      let name = scanner.hash
      scanner.advance()
      drop(chain(from: name, isCall: &isCall, isCount: &isCount))
      if isCall || isCount { refuse() }
    case .openParenthesis: return parenthesis()
    default: refuse()
    }
    return 0
  }

  /// What stands in parentheses, or a cast.
  private mutating func parenthesis() -> Value {
    scanner.advance()
    switch scanner.token {
    case .primitive, .void: return cast()
    case .name:
      var ahead = scanner
      ahead.advance()
      if ahead.token == .closeParenthesis { return loneName() }
      guard ahead.token == .star else { break }
      while ahead.token == .star { ahead.advance() }
      if ahead.token == .closeParenthesis { return cast() }
    default: break
    }
    let inner = expression()
    expect(.closeParenthesis)
    guard isPlain else { return 0 }
    switch scanner.token {
    case .openParenthesis, .openBracket, .dot, .update:
      refuse()
      return 0
    default: return inner
    }
  }

  /// A name alone in parentheses, which is a cast in front of anything that could be an operand.
  private mutating func loneName() -> Value {
    let name = scanner.hash
    scanner.advance()
    scanner.advance()
    guard name != Self.selfHash else {
      refuse()
      return 0
    }
    switch scanner.token {
    case .semicolon, .comma, .closeParenthesis, .closeBracket, .colon, .question, .infix: return name
    default:
      refuse()
      return 0
    }
  }

  private mutating func cast() -> Value {
    let word = scanner.token
    if word == .name { use(scanner.hash) }
    scanner.advance()
    if word == .void, scanner.token != .star { refuse() }
    while scanner.token == .star { scanner.advance() }
    expect(.closeParenthesis)
    // What `self` is cast to says something about its class.
    guard scanner.token != .name || scanner.hash != Self.selfHash else {
      refuse()
      return 0
    }
    var isPlace = false
    drop(operand(isPlace: &isPlace))
    return 0
  }

  /// What stands behind a name: members, calls, places in arrays, a count at the end.
  private mutating func chain(from first: Value, isCall: inout Bool, isCount: inout Bool) -> Value {
    var last = first
    while isPlain {
      switch scanner.token {
      case .dot:
        drop(last)
        scanner.advance()
        guard scanner.token == .name || scanner.token == .contextual else {
          refuse()
          return 0
        }
        last = scanner.hash
        isCall = false
        scanner.advance()
      case .openParenthesis:
        // A call of what a call gives, or of what stands in an array, is left to the parser.
        guard !isCall else {
          refuse()
          return 0
        }
        isCall = true
        scanner.advance()
        if scanner.token != .closeParenthesis { values() }
        expect(.closeParenthesis)
        if isPlain, scanner.token == .string || scanner.token == .openBracket { refuse() }
      case .openBracket:
        guard !isCall else {
          refuse()
          return 0
        }
        scanner.advance()
        drop(expression())
        expect(.closeBracket)
        if isPlain, scanner.token == .openParenthesis { refuse() }
      case .update:
        isCount = true
        isCall = false
        scanner.advance()
        return last
      // The name of a macro in front of a string.
      case .string:
        refuse()
        return 0
      default: return last
      }
    }
    return 0
  }
}
