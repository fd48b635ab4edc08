/// Finds the bodies of functions and methods that are plain, without the grammar.
///
/// What looks like a body and stands where none is does no harm: whoever skips bodies compares them with those of the
/// tree without them. Where the text is not understood, the search ends, and the rest has none.
enum BodyScan {
  /// The plain bodies of a text in order.
  static func plainBodies(in text: SourceText) -> [SkippedBody] {
    text.bytes.withUnsafeBufferPointer { bytes in
      var search = Search(bytes)
      search.run()
      return search.found
    }
  }

  /// What has been read of a declaration.
  private struct Head {
    var first: PlainToken?
    var hasParameters = false
    var hasValue = false

    var mayHaveBody: Bool {
      guard hasParameters, !hasValue else { return false }
      switch first {
      case .name, .primitive, .void, .reserved, .contextual: return true
      default: return false
      }
    }
  }

  private struct Search {
    private var reader: PlainBody
    private var head = Head()
    /// How deep the braces of the classes are that are open.
    private var classes = 0
    private var parentheses = 0
    var found: [SkippedBody] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) { reader = PlainBody(bytes) }

    mutating func run() {
      while true {
        reader.advance()
        let token = reader.scanner.token
        switch token {
        case .end, .bad, .assembly: return
        case .hash: guard reader.skipDirective() else { return }
        case .openBrace: guard takeBraces() else { return }
        case .closeBrace:
          classes -= 1
          guard classes >= 0, reader.scanner.depth == classes else { return }
          head = Head()
        case .semicolon where parentheses == 0: head = Head()
        default: take(token)
        }
      }
    }

    private mutating func take(_ token: PlainToken) {
      switch token {
      case .openParenthesis: parentheses += 1
      case .closeParenthesis:
        parentheses -= 1
        head.hasParameters = true
      case .assign: head.hasValue = true
      default: break
      }
      if head.first == nil { head.first = token }
    }

    /// Takes what a brace opens. False where its end is not certain.
    private mutating func takeBraces() -> Bool {
      guard parentheses == 0 else { return false }
      if head.first == .classWord {
        classes += 1
        head = Head()
        return reader.scanner.depth == classes
      }
      if head.mayHaveBody {
        if let body = reader.take() {
          found.append(body)
          head = Head()
          return true
        }
      }
      let first = head.first
      guard skipBraces(downTo: classes) else { return false }
      if !head.hasValue, first != .typedefWord { head = Head() }
      return true
    }

    /// Reads on to the brace that leaves so many open.
    private mutating func skipBraces(downTo depth: Int) -> Bool {
      while true {
        switch reader.scanner.token {
        case .end, .bad, .assembly: return false
        case .hash: guard reader.skipDirective() else { return false }
        case .closeBrace where reader.scanner.depth <= depth: return reader.scanner.depth == depth
        default: break
        }
        reader.advance()
      }
    }
  }
}
