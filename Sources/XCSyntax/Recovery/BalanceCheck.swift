/// Finds what the eye finds first in broken text: comments, strings, braces and conditionals left open or closed
/// twice. Looks at tokens alone, so that one of these never hides behind what the grammar made of it.
struct BalanceCheck {
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
    /// Whether one of those was closed since.
    var isLeftBehind = false
  }

  private struct Opener {
    var byte: UInt8
    var range: Range<Int>
    /// The column at which the line of the bracket begins, and the bracket's own.
    var lineColumn: Int
    var column: Int
    /// What it opens the body of: a class, a protocol or a function; nil for any other brace.
    var owner: DeclarationHead.Owner?
    /// Whether it stands at the top level of a file where a declaration would begin.
    var isStray = false
    /// A brace right behind that of a body.
    var double: Range<Int>?
    /// The column of the first line of what it holds.
    var contentColumn: Int?
  }

  /// The heads whose braces are missing, the next one last.
  private var heads: [MissingBraces.Head] = []

  /// How many closing braces close nothing.
  private var strayBraces = 0

  /// The token in front.
  private var last: Range<Int>?

  /// Whether no token but directives stands behind the last brace or semicolon.
  private var isBetweenItems = true

  /// The tokens behind the last brace or semicolon.
  private var head: [Range<Int>] = []

  /// How many of them are kept: no head is longer.
  private static let mostOfHead = 400

  /// Whether a line that cannot stand in a body, and stands no deeper than its head, ends it.
  private var endsBodiesAtHeads = false

  /// How many missing braces are looked for.
  private static let mostMissing = 20

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText, from origin: TextOrigin = TextOrigin()) -> [Finding] {
    var check = BalanceCheck(text, origin)
    check.run()
    if check.strayBraces > 0 {
      let heads = MissingBraces.heads(in: text, upTo: min(check.strayBraces, mostMissing))
      if !heads.isEmpty {
        var other = BalanceCheck(text, origin)
        other.heads = heads.reversed()
        other.run()
        if other.findings.count <= check.findings.count { check = other }
      }
    } else if check.hasOpenBraces {
      var other = BalanceCheck(text, origin)
      other.endsBodiesAtHeads = true
      other.run()
      if other.strayBraces == 0, other.findings.count <= check.findings.count { check = other }
    }
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
    var start = 0
    for _ in 0...Self.mostOpenComments {
      guard let comment = take(from: start) else { return finish() }
      // What is swallowed is more often code than not.
      start = endOfOpenComment(comment)
      report("this comment is never closed", at: comment..<(comment + 2), .delete, comment..<start)
    }
    // Whatever is open then was swallowed.
    findings[findings.count - 1].repair.range = start..<text.bytes.count
  }

  /// After so many comments that nothing ends, the rest is one.
  private static let mostOpenComments = 8

  /// Looks at the tokens from an offset on.
  /// - Returns: where a comment begins that nothing ends.
  private mutating func take(from start: Int) -> Int? {
    var scanner = TokenScanner(text.bytes, in: start..<text.bytes.count)
    while let token = scanner.next() {
      openMissing(upTo: token.range.lowerBound)
      if endsBodiesAtHeads, token.kind != .directive { endBodies(inFrontOf: token) }
      defer {
        last = token.range
        note(token)
      }
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
    return scanner.openComment
  }

  /// Where code goes on behind a comment that nothing ends: at the next line that ends as code does, or is a
  /// directive.
  private func endOfOpenComment(_ start: Int) -> Int {
    var line = text.lineIndex(at: start) + 1
    while line < text.lineStarts.count {
      let range = text.lineRange(line)
      let words = text.bytes[range].filter { !SourceText.isBlank($0) }
      if let end = words.last, let first = words.first {
        let endsCode = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(end)
        if (endsCode && first != UInt8(ascii: "*")) || first == UInt8(ascii: "#") { return range.lowerBound }
      }
      line += 1
    }
    return text.bytes.count
  }

  /// Opens the braces that are missing in front of an offset.
  private mutating func openMissing(upTo offset: Int) {
    while let head = heads.last, head.end <= offset {
      heads.removeLast()
      let place = head.end..<head.end
      report(head.message, at: place, .insert("{"), place)
      open.append(
        Opener(
          byte: UInt8(ascii: "{"), range: place, lineColumn: indentation(of: head.start),
          column: position(of: head.end).column))
    }
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
      if byte == UInt8(ascii: "{"), let last, let outer = open.indices.last, open[outer].range == last,
        open[outer].byte == byte, opensBody(last.lowerBound)
      {
        open[outer].double = range
      }
      let owner = byte == UInt8(ascii: "{") ? DeclarationHead.owner(behind: head, in: text) : nil
      var lineColumn = indentation(of: range.lowerBound)
      // A head of several lines stands as deep as its first one, unless the brace has a line of its own.
      if owner != nil, lineColumn != position.column, let first = head.first {
        lineColumn = indentation(of: first.lowerBound)
      }
      open.append(
        Opener(
          byte: byte, range: range, lineColumn: lineColumn, column: position.column, owner: owner,
          isStray: open.isEmpty && isBetweenItems && origin.firstColumn == nil))
    case UInt8(ascii: ")"): close(range, opener: UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(range, opener: UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(range, opener: UInt8(ascii: "{"))
    default: break
    }
  }

  /// Whether a brace stands behind a name, a list of protocols or parameters: nothing opens at once behind such a one.
  private func opensBody(_ offset: Int) -> Bool {
    let before = text.bytes[..<offset].reversed().first { !SourceText.isBlank($0) }
    return before.map { TokenScanner.isName($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ")") }
      ?? false
  }

  private mutating func close(_ range: Range<Int>, opener: UInt8) {
    if open.last?.byte == opener {
      let last = open.removeLast()
      noteIndentation(of: range, for: last)
      noteExtra(range, for: last)
      noteConditionals()
      return
    }
    guard let match = open.lastIndex(where: { $0.byte == opener }) else {
      // A stray parenthesis is left to the grammar, which knows what surrounds it.
      if opener == UInt8(ascii: "{") {
        report("nothing is open that this '}' could close", at: range, .delete, range)
        strayBraces += 1
      }
      return
    }
    // A brace may close over parentheses left open, a parenthesis never over a brace.
    guard
      opener == UInt8(ascii: "{") || !open[(match + 1)...].contains(where: { $0.byte == UInt8(ascii: "{") })
    else { return }
    open.removeSubrange(match...)
    noteConditionals()
  }

  /// What was open in front of a conditional is closed: it should have ended before.
  private mutating func noteConditionals() {
    var index = conditionals.count
    while index > 0, conditionals[index - 1].open.count > open.count {
      index -= 1
      conditionals[index].isLeftBehind = true
    }
  }

  /// A brace that closed all there was though it stands deeper than what it closed: if one closes nothing later on, it is
  /// likelier the one too many.
  private var firstExtra: Range<Int>?

  private mutating func noteExtra(_ range: Range<Int>, for opener: Opener) {
    guard opener.byte == UInt8(ascii: "{"), open.isEmpty, strayBraces == 0, firstExtra == nil else { return }
    let column = position(of: range.lowerBound).column
    let wanted = opener.lineColumn == opener.column ? opener.column : opener.lineColumn
    if column > wanted, indentation(of: range.lowerBound) == column { firstExtra = range }
  }

  /// One brace closes nothing, and one in front of it closed too much.
  private mutating func blameExtra() {
    guard strayBraces == 1, let extra = firstExtra,
      let index = findings.firstIndex(where: {
        $0.repair.change == .delete && text.bytes[$0.repair.range] == [UInt8(ascii: "}")]
      })
    else { return }
    findings[index].problem.range = extra
    findings[index].repair.range = extra
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
    let word = DirectiveText.word(of: string(range))
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
    blameExtra()
    let end = text.bytes.count..<text.bytes.count
    let braces = open.filter { $0.byte == UInt8(ascii: "{") }
    // A brace that was closed too far to the left is likelier the one left open than the last one.
    var culprits = Array(braces.prefix(Self.mostBraces))
    if braces.count == 1, braces[0].double == nil, let firstSuspect { culprits = [firstSuspect] }
    for brace in culprits {
      if let double = brace.double {
        report("this '{' is one too many", at: double, .delete, double)
        continue
      }
      if brace.isStray {
        report("expected a declaration, not '{'", at: brace.range, .delete, brace.range)
        continue
      }
      report(unclosedMessage(brace), at: brace.range, .insert("}"), placeOfEnd(of: brace))
    }
    for conditional in conditionals {
      let range = conditional.directive
      let word = string(range).prefix { !$0.isWhitespace }
      let message = "this '\(word)' is never closed by an '#endif'"
      if conditional.isLeftBehind {
        report(message, at: range, .delete, range)
      } else {
        report(message, at: range, .insert("\n#endif\n"), end)
      }
    }
  }

  private func unclosedMessage(_ brace: Opener) -> String {
    let position = position(of: brace.range.lowerBound)
    let message = "this brace opens at \(position.line):\(position.column) and is never closed"
    return brace.owner.map { "the '}' of '\($0.name)' is missing: \(message)" } ?? message
  }

  /// Where an open brace should have been closed: in front of the first line that is indented as what is outside of
  /// it, or at the end.
  private func placeOfEnd(of brace: Opener) -> Range<Int> {
    let start = brace.range.upperBound
    var contentColumn: Int?
    var line = text.lineIndex(at: brace.range.lowerBound)
    if let end = endOfList(from: brace) { return end..<end }
    // A comment between tokens would swallow what is put in behind it.
    var place: Int? = start
    for token in TokenScanner.tokens(of: text.bytes, in: start..<text.bytes.count) {
      defer { place = token.kind == .directive ? nil : token.range.upperBound }
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
        let end = place ?? token.range.lowerBound
        return end..<end
      }
    }
    return text.bytes.count..<text.bytes.count
  }

  // MARK: - Bodies that end without their brace

  private var hasOpenBraces: Bool { open.contains { $0.byte == UInt8(ascii: "{") && $0.double == nil } }

  /// How many of the brackets around a place are looked through: nobody nests deeper.
  private static let mostAround = 100

  private mutating func note(_ token: Token) {
    let isBoundary =
      token.range.count == 1 && [0x3B, 0x7B, 0x7D].contains(text.bytes[token.range.lowerBound])
    if token.kind != .directive { isBetweenItems = isBoundary }
    if token.kind == .directive || isBoundary {
      head = []
    } else if head.count < Self.mostOfHead {
      head.append(token.range)
    }
  }

  /// Ends the bodies that a token can not stand in.
  private mutating func endBodies(inFrontOf token: Token) {
    let start = token.range.lowerBound
    let column = position(of: start).column
    let isFirst = indentation(of: start) == column
    guard isFirst || head.isEmpty else { return }
    let isCloser = text.bytes[start] == UInt8(ascii: "}")
    var kind: DeclarationHead.Kind?
    while let brace = open.last, brace.byte == UInt8(ascii: "{"),
      open.count > (conditionals.last?.open.count ?? 0)
    {
      if isCloser {
        guard isFirst, column < min(brace.lineColumn, brace.column),
          open.dropLast().suffix(Self.mostAround).contains(where: {
            $0.byte == brace.byte && $0.lineColumn <= column
          })
        else { break }
      } else {
        guard mayEnd(brace, at: column, isFirst: isFirst, inFrontOf: start) else { break }
        if kind == nil { kind = DeclarationHead.find(at: start, in: text)?.kind }
        guard let kind, kind == .certain || isOutside(column, of: brace) else { break }
      }
      open.removeLast()
      report(unclosedMessage(brace), at: brace.range, .insert("}"), placeBehindToken(inFrontOf: start))
      noteConditionals()
    }
    if let inner = open.indices.last, isFirst, open[inner].contentColumn == nil, !isCloser {
      open[inner].contentColumn = column
    }
  }

  /// Whether a line at a column could stand behind the end of a body.
  private func mayEnd(_ brace: Opener, at column: Int, isFirst: Bool, inFrontOf start: Int) -> Bool {
    if brace.owner?.isContainer == true {
      // What stands as deep as its head is outside of it, unless nothing in it stands deeper.
      guard isFirst, column <= brace.lineColumn else { return false }
      return brace.contentColumn ?? 0 > brace.lineColumn || beginsContainer(at: start)
    }
    guard open.suffix(Self.mostAround).contains(where: { $0.owner?.isContainer == false }) else {
      return false
    }
    if isFirst { return column <= brace.lineColumn }
    return brace.owner != nil && text.lineIndex(at: brace.range.lowerBound) == text.lineIndex(at: start)
  }

  /// How many modifiers are looked through: no declaration has more.
  private static let mostModifiers = 8

  /// Whether a class or protocol is declared at an offset: none holds another one.
  private func beginsContainer(at start: Int) -> Bool {
    var scanner = TokenScanner(text.bytes, in: start..<text.bytes.count)
    var word = scanner.next().map { string($0.range) }
    for _ in 0..<Self.mostModifiers where word.map(ReservedWords.modifiers.contains) ?? false {
      word = scanner.next().map { string($0.range) }
    }
    return ["class", "protocol"].contains(word)
  }

  /// Whether what stands at a column is no part of a body whose brace ends the line of its head.
  private func isOutside(_ column: Int, of brace: Opener) -> Bool {
    if let content = brace.contentColumn { return content > brace.lineColumn }
    let outer = open.dropLast().last?.lineColumn ?? brace.lineColumn
    return brace.lineColumn != brace.column && outer < brace.lineColumn
  }

  /// Behind the token in front of an offset: a comment between them would swallow what is put in.
  private func placeBehindToken(inFrontOf offset: Int) -> Range<Int> {
    guard let last, text.bytes[last.lowerBound] != UInt8(ascii: "#") else { return offset..<offset }
    return last.upperBound..<last.upperBound
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
      // No list holds a semicolon.
      let below = text.lineRange(text.lineIndex(at: next.range.lowerBound))
      let last = TokenScanner.tokens(of: text.bytes, in: next.range.lowerBound..<below.upperBound).last
      let isStatement = last.map { string($0.range) == ";" } ?? false
      return isOutside && (isStatement || ReservedWords.beginningItems.contains(string(next.range)))
        ? brace.range.upperBound : nil
    }
    let tokens = TokenScanner.tokens(of: text.bytes, in: brace.range.upperBound..<line.upperBound)
    return tokens.last.flatMap { text.bytes[$0.range] == [UInt8(ascii: ";")] ? $0.range.lowerBound : nil }
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

extension Finding {
  /// Whether it is about `#if` and its arms.
  var isAboutConditionals: Bool { problem.message.contains("'#") }
}
