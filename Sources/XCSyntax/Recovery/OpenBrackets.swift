/// Which bracket is open behind each token of a stretch, as far as the stretch tells.
///
/// A closing bracket that closes nothing mends nothing: to know where one may stand spares most of the trials.
struct OpenBrackets {
  /// The bracket that is open behind a token.
  enum Innermost: Equatable {
    case none
    case bracket(UInt8)
    /// It may have been opened in front of the stretch.
    case unknown
  }

  /// For each token, by the place behind it.
  private let innermost: [Int: Innermost]

  init(_ tokens: [Token], of text: SourceText, fromTop: Bool) {
    var innermost: [Int: Innermost] = [:]
    var open: [UInt8] = []
    var base: Innermost = fromTop ? .none : .unknown
    for token in tokens {
      if token.kind == .mark, token.range.count == 1 {
        switch text.bytes[token.range.lowerBound] {
        case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
        case let byte
        where byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"):
          // What was left open inside of it is closed along with it.
          if let match = open.lastIndex(of: byte) { open.removeSubrange(match...) }
        case UInt8(ascii: ";") where open.isEmpty && base == .unknown:
          // Between statements no parenthesis is open, but for those of a loop's head, which is short.
          base = .bracket(UInt8(ascii: "}"))
        default: break
        }
      }
      innermost[token.range.upperBound] = open.last.map { .bracket($0) } ?? base
    }
    self.innermost = innermost
  }

  /// Whether what is put in behind a token closes no more than is open there.
  func mayStand(_ insertion: String, at place: Int) -> Bool {
    guard let closer = insertion.utf8.first(where: { Self.closers.contains($0) }),
      let innermost = innermost[place]
    else { return true }
    // `){}` and `{}` open what they close.
    if closer == UInt8(ascii: "}"), insertion.utf8.contains(UInt8(ascii: "{")) { return true }
    return innermost == .unknown || innermost == .bracket(closer)
  }

  private static let closers: Set<UInt8> = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")]
}
