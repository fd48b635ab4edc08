/// Finds the bodies of functions and methods in a text that may be broken, by tokens and indentation alone.
///
/// Only bodies that stand by themselves are of interest: outside of conditionals and without a directive, so that
/// whatever is wrong with one stays inside of it.
struct BodyFinder {
  /// A body from its opening brace to behind the closing one.
  struct Body {
    let range: Range<Int>
    /// Whether as many braces close as open inside.
    let isBalanced: Bool
  }

  /// Something that is open: a body of a class, or anything that is passed over.
  private enum Level { case container, other }

  private let text: SourceText
  private let tokens: [Token]
  /// The place of the closing brace of each opening one, by their places among the tokens.
  private let partners: [Int: Int]
  private let isBalanced: Bool

  /// The bodies of a text in order; nil where its braces can not be made sense of.
  static func bodies(in text: SourceText) -> [Body]? {
    let finder = BodyFinder(text)
    return finder.run()
  }

  private init(_ text: SourceText) {
    self.text = text
    tokens = TokenScanner.tokens(of: text.bytes)
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    var isBalanced = true
    for (index, token) in tokens.enumerated() where token.kind == .mark && token.range.count == 1 {
      switch text.bytes[token.range.lowerBound] {
      case UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "}"):
        if let start = open.popLast() { partners[start] = index } else { isBalanced = false }
      default: break
      }
    }
    self.partners = partners
    self.isBalanced = isBalanced && open.isEmpty
  }

  private func run() -> [Body]? {
    var bodies: [Body] = []
    var levels: [Level] = []
    var conditionals = 0
    /// The first word of the item that is being read, whether it has a parameter list, and a value.
    var first: Substring?
    var hasList = false
    var hasValue = false
    var index = 0
    func startItem() {
      first = nil
      hasList = false
      hasValue = false
    }
    while index < tokens.count {
      let token = tokens[index]
      defer { index += 1 }
      if token.kind == .directive {
        switch DirectiveText.word(of: string(token)) {
        case "if", "ifdef", "ifndef": conditionals += 1
        case "endif": conditionals -= 1
        default: break
        }
        continue
      }
      if first == nil { first = string(token) }
      guard token.kind == .mark, token.range.count == 1 else { continue }
      switch text.bytes[token.range.lowerBound] {
      case UInt8(ascii: ")"): hasList = true
      case UInt8(ascii: "="): hasValue = true
      case UInt8(ascii: ";"): startItem()
      case UInt8(ascii: "}"):
        guard levels.popLast() != nil else { return nil }
        startItem()
      case UInt8(ascii: "{"):
        if first == "class" {
          levels.append(.container)
          startItem()
        } else if hasList, !hasValue, !["protocol", "struct", "enum", "typedef"].contains(first ?? "") {
          guard let end = end(of: index) else { return nil }
          let body = Body(
            range: token.range.lowerBound..<tokens[end].range.upperBound, isBalanced: partners[index] == end)
          if conditionals == 0, !tokens[index...end].contains(where: { $0.kind == .directive }) {
            bodies.append(body)
          }
          index = end
          startItem()
        } else {
          guard let end = partners[index] else { return nil }
          index = end
          startItem()
        }
      default: break
      }
    }
    return levels.isEmpty ? bodies : nil
  }

  /// The place of the brace that ends a body. Where braces are out of balance, indentation says which one it is.
  private func end(of start: Int) -> Int? {
    let partner = partners[start]
    if isBalanced { return partner }
    let column = LineStart(of: tokens[start].range.lowerBound, in: text).indentation
    if let partner {
      if text.lineIndex(at: tokens[partner].range.lowerBound)
        == text.lineIndex(at: tokens[start].range.lowerBound)
        || beginsLine(tokens[partner], at: column)
      {
        return holdsHead(from: start, to: partner) ? nil : partner
      }
    }
    for index in tokens.indices[(start + 1)...] {
      let line = LineStart(of: tokens[index].range.lowerBound, in: text)
      if line.isFirst(at: column), isClosing(tokens[index]) {
        return holdsHead(from: start, to: index) ? nil : index
      }
      // What stands further to the left is outside of the body.
      if line.isFirst, line.indentation < column { return nil }
    }
    return nil
  }

  /// Whether a body holds a line that stands as far to the left as its head: what closes it is the brace of another
  /// one then.
  static func holdsHead(_ body: Range<Int>, in text: SourceText) -> Bool {
    let opening = LineStart(of: body.lowerBound, in: text)
    let tokens = TokenScanner.tokens(
      of: text.bytes, in: (body.lowerBound + 1)..<max(body.lowerBound + 1, body.upperBound - 1))
    return tokens.indices.contains { index in
      guard tokens[index].kind == .word, index + 1 < tokens.count,
        text.bytes[tokens[index + 1].range] != [UInt8(ascii: ":")]
      else { return false }
      let start = tokens[index].range.lowerBound
      let line = LineStart(of: start, in: text)
      guard line.isFirst, line.indentation <= opening.indentation else { return false }
      // A brace on a line of its own may stand as deep as what it holds.
      return !opening.isFirst || DeclarationHead.find(at: start, in: text)?.kind == .certain
    }
  }

  private func holdsHead(from start: Int, to end: Int) -> Bool {
    Self.holdsHead(tokens[start].range.lowerBound..<tokens[end].range.upperBound, in: text)
  }

  private func isClosing(_ token: Token) -> Bool {
    token.kind == .mark && token.range.count == 1 && text.bytes[token.range.lowerBound] == UInt8(ascii: "}")
  }

  /// Whether a token is the first of its line, behind so many blanks.
  private func beginsLine(_ token: Token, at column: Int) -> Bool {
    LineStart(of: token.range.lowerBound, in: text).isFirst(at: column)
  }

  private func string(_ token: Token) -> Substring { Substring(text.string(in: token.range)) }
}
