/// Finds what the eye finds first in broken text: comments, strings, braces and conditionals left open or closed
/// twice. Looks at tokens alone, so that one of these never hides behind what the grammar made of it.
struct BalanceCheck {
  /// A problem with the change that mends it.
  struct Finding {
    var problem: SyntaxProblem
    var repair: Repair

    /// Whether it is about `#if` and its arms.
    var isAboutConditionals: Bool { problem.message.contains("'#") }
  }

  private let text: SourceText
  private let origin: TextOrigin
  private var open: [Opener] = []
  private var conditionals: [OpenConditional] = []
  private var findings: [Finding] = []

  private struct OpenConditional {
    var directive: Range<Int>
    /// The brackets that were open in front of it.
    var open: [Opener]
    var hasElse = false
  }

  private struct Opener {
    var byte: UInt8
    var range: Range<Int>
    /// The column at which the line of the bracket begins, and the bracket's own.
    var lineColumn: Int
    var column: Int
  }

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText, from origin: TextOrigin = TextOrigin()) -> [Finding] {
    var check = BalanceCheck(text, origin)
    check.run()
    return check.findings.sorted { $0.problem.range.lowerBound < $1.problem.range.lowerBound }
  }

  private mutating func report(
    _ message: String, at range: Range<Int>, _ change: Repair.Change, _ place: Range<Int>
  ) {
    findings.append(
      Finding(problem: SyntaxProblem(message, at: range), repair: Repair(change: change, range: place)))
  }

  private init(_ text: SourceText, _ origin: TextOrigin) {
    self.text = text
    self.origin = origin
  }

  /// The opener that a closing bracket of other indentation took away first: it is likelier the one left open.
  private var firstSuspect: Opener?

  private mutating func run() {
    var scanner = TokenScanner(text.bytes)
    while let token = scanner.next() {
      switch token.kind {
      case .mark: take(token.range)
      case .directive: takeDirective(token.range)
      case .openString:
        let end = endOfOpenString(token.range)
        report("this string is not closed on its line", at: token.range, .insert("\""), end..<end)
        // The brackets behind it were meant as brackets.
        for offset in end..<token.range.upperBound { take(offset..<(offset + 1)) }
      default: break
      }
    }
    if let start = scanner.openComment {
      // Whatever is open then was swallowed by the comment.
      report("this comment is never closed", at: start..<(start + 2), .delete, start..<text.bytes.count)
      return
    }
    finish()
  }

  private mutating func take(_ range: Range<Int>) {
    if range.count == 2, string(range) == "*/" {
      report("nothing is open that this '*/' could close; comments do not nest", at: range, .delete, range)
    }
    guard range.count == 1 else { return }
    let byte = text.bytes[range.lowerBound]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let position = position(of: range.lowerBound)
      open.append(
        Opener(
          byte: byte, range: range, lineColumn: indentation(of: range.lowerBound), column: position.column))
    case UInt8(ascii: ")"): close(range, opener: UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(range, opener: UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(range, opener: UInt8(ascii: "{"))
    default: break
    }
  }

  private mutating func close(_ range: Range<Int>, opener: UInt8) {
    if open.last?.byte == opener {
      let last = open.removeLast()
      noteIndentation(of: range, for: last)
      return
    }
    guard let match = open.lastIndex(where: { $0.byte == opener }) else {
      // A stray parenthesis is left to the grammar, which knows what surrounds it.
      if opener == UInt8(ascii: "{") {
        report("nothing is open that this '}' could close", at: range, .delete, range)
      }
      return
    }
    // A brace may close over parentheses left open, a parenthesis never over a brace.
    guard
      opener == UInt8(ascii: "{") || !open[(match + 1)...].contains(where: { $0.byte == UInt8(ascii: "{") })
    else { return }
    open.removeSubrange(match...)
  }

  private mutating func noteIndentation(of range: Range<Int>, for opener: Opener) {
    guard opener.byte == UInt8(ascii: "{"), firstSuspect == nil else { return }
    let column = position(of: range.lowerBound).column
    guard indentation(of: range.lowerBound) == column,
      text.lineIndex(at: opener.range.lowerBound) != text.lineIndex(at: range.lowerBound)
    else { return }
    if column < min(opener.lineColumn, opener.column) { firstSuspect = opener }
  }

  private mutating func takeDirective(_ range: Range<Int>) {
    let word = string(range).dropFirst().drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter }
    switch word {
    case "if", "ifdef", "ifndef": conditionals.append(OpenConditional(directive: range, open: open))
    case "elif", "else":
      // Each arm begins with what was open in front of the first.
      if let last = conditionals.indices.last {
        open = conditionals[last].open
        if conditionals[last].hasElse {
          report("'#\(word)' comes after the '#else' of its '#if'", at: range, .delete, range)
        }
        if word == "else" { conditionals[last].hasElse = true }
      } else {
        report("'#\(word)' without an '#if' of its own", at: range, .delete, range)
      }
    case "endif":
      if conditionals.popLast() == nil {
        report("'#endif' without an '#if' of its own", at: range, .delete, range)
      }
    default: break
    }
  }

  /// Beyond this many open braces more of them tell nothing new.
  private static let mostBraces = 20

  private mutating func finish() {
    let end = text.bytes.count..<text.bytes.count
    let braces = open.filter { $0.byte == UInt8(ascii: "{") }
    // A brace that was closed too far to the left is likelier the one left open than the last one.
    let culprits = braces.count == 1 ? [firstSuspect ?? braces[0]] : Array(braces.prefix(Self.mostBraces))
    for brace in culprits {
      report(unclosedMessage(brace), at: brace.range, .insert("}"), placeOfEnd(of: brace))
    }
    for range in conditionals.map(\.directive) {
      let word = string(range).prefix { !$0.isWhitespace }
      report("this '\(word)' is never closed by an '#endif'", at: range, .insert("\n#endif\n"), end)
    }
  }

  private func unclosedMessage(_ brace: Opener) -> String {
    let position = position(of: brace.range.lowerBound)
    return "this brace opens at \(position.line):\(position.column) and is never closed"
  }

  /// Where an open brace should have been closed: in front of the first line that is indented as what is outside of
  /// it, or at the end.
  private func placeOfEnd(of brace: Opener) -> Range<Int> {
    let start = brace.range.upperBound
    var contentColumn: Int?
    var line = text.lineIndex(at: brace.range.lowerBound)
    if let end = endOfList(from: brace) { return end..<end }
    for token in TokenScanner.tokens(of: text.bytes, in: start..<text.bytes.count) {
      let tokenLine = text.lineIndex(at: token.range.lowerBound)
      // What follows the brace on its line stands deeper than that line.
      if tokenLine == line, contentColumn == nil { contentColumn = .max }
      guard tokenLine > line, token.kind != .directive else { continue }
      line = tokenLine
      let column = position(of: token.range.lowerBound).column
      let content = contentColumn ?? column
      contentColumn = content
      // A brace on a line of its own may stand as deep as what it holds.
      let limit = content > brace.lineColumn ? brace.lineColumn : brace.lineColumn - 1
      let isCloser = text.bytes[token.range.lowerBound] == UInt8(ascii: "}")
      if column < brace.lineColumn || (column <= limit && !isCloser) {
        return placeBefore(token.range.lowerBound)
      }
    }
    return text.bytes.count..<text.bytes.count
  }

  /// Where a list of values ends that is a variable's: in front of the semicolon on its line, or at once if nothing is
  /// in it and a declaration follows.
  private func endOfList(from brace: Opener) -> Int? {
    let line = text.lineRange(text.lineIndex(at: brace.range.lowerBound))
    let start = brace.range.lowerBound
    guard line.contains(start),
      text.bytes[line.lowerBound..<start].last(where: { $0 > 0x20 }) == UInt8(ascii: "=")
    else { return nil }
    var scanner = TokenScanner(text.bytes, in: brace.range.upperBound..<text.bytes.count)
    if let next = scanner.next(), next.range.lowerBound >= line.upperBound {
      let position = position(of: next.range.lowerBound)
      let isOutside = position.column <= brace.lineColumn
      return isOutside && ReservedWords.beginningItems.contains(string(next.range))
        ? brace.range.upperBound : nil
    }
    let tokens = TokenScanner.tokens(of: text.bytes, in: brace.range.upperBound..<line.upperBound)
    return tokens.last.flatMap { text.bytes[$0.range] == [UInt8(ascii: ";")] ? $0.range.lowerBound : nil }
  }

  /// Behind the last byte in front of an offset that is no blank.
  private func placeBefore(_ offset: Int) -> Range<Int> {
    var place = offset
    while place > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[place - 1]) { place -= 1 }
    return place..<place
  }

  /// Where the closing quote belongs: in front of the brackets and separators that end the line.
  private func endOfOpenString(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound + 1,
      [0x20, 0x09, 0x29, 0x3B, 0x2C, 0x7D, 0x5D].contains(text.bytes[end - 1])
    {
      end -= 1
    }
    return end
  }

  /// The column of the first byte on the line that is no blank.
  private func indentation(of offset: Int) -> Int {
    let line = text.lineIndex(at: offset)
    if line == 0, let column = origin.firstColumn { return column }
    let start = text.lineStarts[line]
    var index = start
    while index < offset, text.bytes[index] == 0x20 || text.bytes[index] == 0x09 { index += 1 }
    return index - start + 1
  }

  private func position(of offset: Int) -> SourcePosition { origin.position(at: offset, in: text) }

  private func string(_ range: Range<Int>) -> String { text.string(in: range) }
}
