import XCSemantics
import XCSyntax

/// What stands in front of a place, read from the text alone, since what is half written is rarely xc.
struct CallSite {
  /// An expression in front of a dot, or the name of what is called.
  struct Callee: Equatable {
    /// What stands in front of the dot; nil for a bare name.
    let receiver: String?
    let name: String
    /// Whether `new` stands in front.
    let isConstruction: Bool
  }

  private let bytes: [UInt8]
  private let text: SourceText

  /// More is not looked at on the way to an opening parenthesis.
  private static let longestWay = 8192

  init(_ text: SourceText) {
    self.text = text
    bytes = CodeBytes(text.bytes).bytes
  }

  /// The call in whose arguments an offset stands, and how many commas of it stand in front.
  func call(around offset: Int) -> (callee: Callee, argument: Int)? {
    guard let (offset, commas) = parenthesis(around: offset) else { return nil }
    return callee(before: offset).map { ($0, commas) }
  }

  /// The parenthesis that is open at an offset, and how many commas stand behind it.
  private func parenthesis(around offset: Int) -> (offset: Int, commas: Int)? {
    var depth = 0
    var commas = 0
    var index = min(offset, bytes.count)
    let limit = max(0, index - Self.longestWay)
    while index > limit {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "["): if depth == 0 { return nil } else { depth -= 1 }
      case UInt8(ascii: "{"): if depth == 0 { return nil } else { depth -= 1 }
      case UInt8(ascii: "("):
        if depth == 0 { return (index, commas) }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { commas += 1 }
      case UInt8(ascii: ";"): if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }

  /// What is called by a parenthesis at an offset.
  func callee(before parenthesis: Int) -> Callee? {
    let end = skipBlanks(before: parenthesis)
    let start = startOfName(endingAt: end)
    guard start < end, !isDigit(bytes[start]) else { return nil }
    let name = text.string(in: start..<end)
    let before = skipBlanks(before: start)
    if let receiver = receiver(before: start) {
      return Callee(receiver: receiver, name: name, isConstruction: false)
    }
    let isConstruction = word(endingAt: before) == "new"
    return Callee(receiver: nil, name: name, isConstruction: isConstruction)
  }

  /// The expression in front of a dot or an arrow that stands right in front of a word; nil where there is none.
  func receiver(before word: Int) -> String? {
    guard let end = dot(endingAt: skipBlanks(before: word)) else { return nil }
    guard let start = startOfChain(endingAt: end) else { return nil }
    return text.string(in: start..<end)
  }

  /// Whether the chain of members that ends in front of a word is what `&` takes the address of.
  func isBound(before word: Int) -> Bool {
    guard let end = dot(endingAt: skipBlanks(before: word)), let start = startOfChain(endingAt: end) else {
      return false
    }
    let before = skipBlanks(before: start)
    return before > 0 && bytes[before - 1] == UInt8(ascii: "&")
      && (before < 2 || bytes[before - 2] != UInt8(ascii: "&"))
  }

  /// Whether a point in front of a word belongs to a number.
  func isPointOfNumber(before word: Int) -> Bool {
    guard word > 1, bytes[word - 1] == UInt8(ascii: ".") else { return false }
    let start = startOfName(endingAt: word - 1)
    return start < word - 1 && isDigit(bytes[start])
  }

  /// The names of the file as they are where a place stands. Where its line holds a mistake, what is being written there
  /// is taken out first: it may hide the names around it.
  func names(of place: Analysis.Place, around offset: Int) -> FileNames {
    guard place.file.source.text.bytes.count == bytes.count, isBroken(at: offset, in: place.file.source)
    else {
      return place.names.names(of: place.file.id)
    }
    var start = startOfName(endingAt: offset)
    if let end = dot(endingAt: skipBlanks(before: start)), let chain = startOfChain(endingAt: end) {
      start = chain
    } else if let opening = openingOfCall(around: offset) {
      start = opening
    }
    let range = start..<offset
    var filling = [UInt8](repeating: 0x20, count: range.count)
    let before = skipBlanks(before: start)
    let isStatement =
      before == 0
      || [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(bytes[before - 1])
    if !isStatement, !filling.isEmpty { filling[0] = UInt8(ascii: "0") }
    // A second look costs a mere parse where it would not help.
    var patched = text.bytes
    patched.replaceSubrange(range, with: filling)
    guard let tree = try? SyntaxParser().parse(SourceText(path: text.path, bytes: patched)),
      !tree.root.hasError
    else { return place.names.names(of: place.file.id) }
    return place.names.names(of: place.file.id, writing: filling, at: range)
  }

  private func isBroken(at offset: Int, in source: SourceFile) -> Bool {
    let line = text.lineIndex(at: offset)
    return source.syntaxErrors.contains { $0.span.start.line - 1 <= line && line <= $0.span.end.line - 1 }
      || source.mendedRanges.contains {
        text.lineIndex(at: $0.lowerBound) <= line && line <= text.lineIndex(at: $0.upperBound)
      }
  }

  /// Where the call begins in whose arguments an offset stands.
  private func openingOfCall(around offset: Int) -> Int? {
    guard let parenthesis = parenthesis(around: offset)?.offset else { return nil }
    let name = startOfName(endingAt: skipBlanks(before: parenthesis))
    guard let end = dot(endingAt: skipBlanks(before: name)) else { return name }
    return startOfChain(endingAt: end) ?? name
  }

  /// The word in front of an offset, blanks between them.
  func word(before offset: Int) -> String { word(endingAt: skipBlanks(before: offset)) }

  // MARK: - Going backwards

  /// The offset of a dot or arrow that ends at an offset; nil for a range and for what is none.
  private func dot(endingAt end: Int) -> Int? {
    guard end > 0 else { return nil }
    if bytes[end - 1] == UInt8(ascii: ".") {
      return end > 1 && bytes[end - 2] == UInt8(ascii: ".") ? nil : skipBlanks(before: end - 1)
    }
    guard end > 1, bytes[end - 1] == UInt8(ascii: ">"), bytes[end - 2] == UInt8(ascii: "-") else {
      return nil
    }
    return skipBlanks(before: end - 2)
  }

  /// Where a chain of names, calls and subscripts begins that ends at an offset.
  private func startOfChain(endingAt end: Int) -> Int? {
    var end = end
    while true {
      var start = end
      while start > 0, bytes[start - 1] == UInt8(ascii: ")") || bytes[start - 1] == UInt8(ascii: "]") {
        guard let opening = opening(of: start - 1) else { return nil }
        start = opening
        let before = skipBlanks(before: start)
        if before > 0,
          SourceText.isNameByte(bytes[before - 1]) || bytes[before - 1] == UInt8(ascii: ")")
            || bytes[before - 1] == UInt8(ascii: "]")
        {
          start = before
        } else {
          break
        }
      }
      let name = startOfName(endingAt: start)
      guard name < end else { return nil }
      if name < start, isDigit(bytes[name]) { return nil }
      // `if (x).y` is no call of `if`.
      if name < start,
        ["if", "while", "return", "for", "switch", "sizeof", "throw", "in", "else"]
          .contains(text.string(in: name..<start))
      {
        return start < end ? skipForward(start) : nil
      }
      let before = skipBlanks(before: name)
      if let next = dot(endingAt: before) {
        end = next
        continue
      }
      if name < start, word(endingAt: before) == "new" { return startOfName(endingAt: before) }
      return name
    }
  }

  private func opening(of closing: Int) -> Int? {
    var depth = 0
    var index = closing
    let limit = max(0, closing - Self.longestWay)
    while index >= limit {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: ";"): return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  private func startOfName(endingAt end: Int) -> Int {
    var start = end
    while start > 0, SourceText.isNameByte(bytes[start - 1]) { start -= 1 }
    return start
  }

  private func word(endingAt end: Int) -> String { text.string(in: startOfName(endingAt: end)..<end) }

  private func skipBlanks(before offset: Int) -> Int {
    var index = min(offset, bytes.count)
    while index > 0, SourceText.isBlank(bytes[index - 1]) { index -= 1 }
    return index
  }

  private func skipForward(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, SourceText.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
