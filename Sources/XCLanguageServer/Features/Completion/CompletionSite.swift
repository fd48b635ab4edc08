import XCSyntax

/// What stands in front of a place where something is being written. The text alone is asked, since what is half
/// written is rarely xc.
struct CompletionSite {
  /// The word that is being written.
  let word: Range<Int>
  /// From the first letter of the line to the place, or from behind the last brace or semicolon on it.
  let member: Range<Int>
  /// Whether something else stands in front of that on the line.
  let isWithinLine: Bool
  /// The blanks that the line begins with.
  let indent: String
  /// One step of indentation.
  let step: String
  /// What the line holds in front of the place.
  private let lineHead: String
  /// What may be the beginning of a member.
  private let memberHead: String
  private let text: SourceText
  /// What stands between the last brace or semicolon and the place.
  private let clause: String

  init(_ text: SourceText, offset: Int) {
    self.text = text
    let bytes = text.bytes
    // A byte order mark belongs to no word and no line; a client that counts it may ask in front of it.
    let head = min(offset, bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0)
    var start = offset
    while start > head, Self.isWord(bytes[start - 1]) { start -= 1 }
    word = start..<offset
    let line = min(offset, text.lineRange(text.lineIndex(at: offset)).lowerBound)
    func skippingBlanks(from start: Int) -> Int {
      bytes[start..<offset].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? offset
    }
    let first = skippingBlanks(from: line)
    indent = text.string(in: line..<first)
    lineHead = text.string(in: first..<offset)
    step = indent.contains("\t") ? "\t" : indent.utf8.count == 2 ? "  " : "    "
    var opening = offset
    while opening > head,
      ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(bytes[opening - 1])
    {
      opening -= 1
    }
    clause = text.string(in: opening..<offset)
    member = skippingBlanks(from: max(line, opening))..<offset
    isWithinLine = member.lowerBound > first
    memberHead = text.string(in: member)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  /// The head of the class behind which the place stands, from its word `class` on.
  private var classHead: Substring? {
    let lines = clause.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { line in !["//", "#", "*", "/*"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) } }
    let head = lines.joined(separator: " ")
    guard let start = head.range(ofWord: "class") else { return nil }
    return Substring(head[start...])
  }

  /// Whether a protocol's name belongs here.
  var isProtocolClause: Bool {
    guard let head = classHead, let open = head.lastIndex(of: "<") else { return false }
    return !head[open...].contains(">")
  }

  /// The names that the clause has already.
  var clauseNames: [String] {
    guard let head = classHead, let open = head.lastIndex(of: "<") else { return [] }
    return head[head.index(after: open)...].split(separator: ",", omittingEmptySubsequences: false).dropLast()
      .map { String($0.filter { !$0.isWhitespace }) }
  }

  /// Whether the place is behind the colon that names a parent.
  var isParentClause: Bool {
    guard let head = classHead, let colon = head.lastIndex(of: ":") else { return false }
    return !head[colon...].contains("<")
      && head[head.index(after: colon)...].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
  }

  /// The name of the class whose head is being written.
  var className: String? {
    classHead.map { head in
      String(
        head.dropFirst("class".count).drop(while: \.isWhitespace).prefix {
          $0.isLetter || $0.isNumber || $0 == "_"
        })
    }
  }

  /// Whether `new` stands in front.
  var isConstruction: Bool { CallSite(text).word(before: word.lowerBound) == "new" }

  /// Whether a byte stands right behind the place.
  func isFollowed(by byte: UInt8) -> Bool {
    word.upperBound < text.bytes.count && text.bytes[word.upperBound] == byte
  }

  // MARK: - Directives, comments and strings

  /// Whether the line is a directive's.
  var isDirective: Bool { lineHead.hasPrefix("#") }

  /// The directive's word, once a blank stands behind it.
  var directiveWord: String? {
    let rest = lineHead.dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return isDirective && word.endIndex < rest.endIndex ? String(word) : nil
  }

  /// The operand of an import that is being written.
  var importOperand: ImportCompletions.Operand? {
    guard let directive = directiveWord, ["import", "include", "use"].contains(directive),
      let start = lineHead.range(ofDirective: directive)
    else { return nil }
    var path = lineHead[start...].drop { $0 == " " || $0 == "\t" }
    var opening: Character?
    if let first = path.first, first == "\"" || first == "<" {
      opening = first
      path = path.dropFirst()
    }
    guard !path.contains(where: { $0 == "\"" || $0 == ">" || $0 == " " }) else { return nil }
    guard opening != nil || directive == "use" else { return nil }
    let part = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
    let end = word.upperBound
    return ImportCompletions.Operand(
      directive: directive, opening: opening, path: String(path), part: (end - part.utf8.count)..<end)
  }

  /// Whether the place stands in a comment that the line begins, or in a string.
  var isWords: Bool {
    var isString = false
    let bytes = Array(lineHead.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isString: index += 1
      case UInt8(ascii: "\""): if !isQuotedQuote(index, in: bytes) { isString.toggle() }
      case UInt8(ascii: "/") where !isString:
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") { return true }
      default: break
      }
      index += 1
    }
    return isString
  }

  private func isQuotedQuote(_ index: Int, in bytes: [UInt8]) -> Bool {
    index > 0 && index + 1 < bytes.count && bytes[index - 1] == UInt8(ascii: "'")
      && bytes[index + 1] == UInt8(ascii: "'")
  }

  /// Whether nothing stands there but what may begin a method: a type and a part of a name.
  var beginsMember: Bool {
    memberHead.split(whereSeparator: \.isWhitespace).count <= 2
      && memberHead.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" || $0 == " " }
  }

  /// The last word of that: a part of a method's name.
  var typedName: String {
    String(memberHead.reversed().prefix { !$0.isWhitespace && $0 != "*" }.reversed())
  }

  /// What stands in front of that word.
  var typedHead: Substring { memberHead.dropLast(typedName.count) }
}

extension String {
  /// Where a word begins that stands first or behind a blank.
  fileprivate func range(ofWord word: String) -> String.Index? {
    var index = startIndex
    var isStart = true
    while index < endIndex {
      if isStart, self[index...].hasPrefix(word + " ") { return index }
      isStart = self[index].isWhitespace
      index = self.index(after: index)
    }
    return nil
  }
}

extension String {
  /// Where the operand of a directive begins.
  fileprivate func range(ofDirective word: String) -> String.Index? {
    firstRange(of: word)?.upperBound
  }
}
