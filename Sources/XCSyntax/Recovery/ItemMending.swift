/// The statements, members and declarations of a broken text, each mended by itself.
///
/// What is wrong with one then costs no more than it is long, and hides nothing of what stands around it.
struct ItemMending {
  /// What is wrong, in the order in which it was found.
  private(set) var problems: [SyntaxProblem] = []

  /// The text with the items mended: one that could not be is empty.
  private(set) var text: SourceText

  /// The same while it is being written.
  private var written: [UInt8]

  /// Where the text is another one.
  private(set) var mendedRanges: [Range<Int>] = []

  /// The items that could not be mended.
  private var unread: [Range<Int>] = []

  /// Repairs that move what follows them, made when everything else is done.
  private var late: [Repair] = []

  /// Where the text has mistakes of which enough is said.
  private(set) var settled: [Range<Int>] = []

  /// How many items took too long to be parsed.
  private var givenUp = 0

  /// What is left to spend on looking for repairs.
  private var budget: SearchBudget

  private let items: CodeItems
  private let original: SourceText
  private let broken: [Range<Int>]
  private let most: Int

  /// Nil where the items can not be told apart.
  init?(
    of tree: SyntaxTree, upTo most: Int, within budget: inout SearchBudget,
    with parser: borrowing SyntaxParser
  ) {
    guard let items = CodeItems(of: tree.text) else { return nil }
    self.budget = budget
    self.items = items
    self.most = most
    original = tree.text
    text = tree.text
    written = tree.text.bytes
    broken = tree.brokenNodes().map(\.range)
    look(at: items.all(), with: parser)
    budget = self.budget
    if problems.isEmpty { return nil }
    text = original.overwriting(0..<written.count, with: written)
    for repair in late.reversed() {
      guard let result = repair.apply(to: text) else { continue }
      text = result.text
      mendedRanges.append(result.edit.range)
    }
    restoreUnread(with: parser)
  }

  /// Puts back what could not be mended, if the parser finds the thread again behind each.
  private mutating func restoreUnread(with parser: borrowing SyntaxParser) {
    guard !unread.isEmpty, late.isEmpty else { return }
    for range in unread { written.replaceSubrange(range, with: original.bytes[range]) }
    let whole = original.overwriting(0..<written.count, with: written)
    guard let tree = try? parser.parse(whole),
      tree.brokenNodes().allSatisfy({ node in
        unread.contains { $0.lowerBound <= node.range.lowerBound && $0.upperBound >= node.range.upperBound }
      })
    else { return }
    text = whole
    mendedRanges.removeAll { range in
      unread.contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
    }
    settled = unread
  }

  /// A file with more mistakes is not looked through to its end.
  private static let mostCounted = 500

  /// Items that take too long to be parsed are left as they are; after a few no more are looked at.
  private static let mostGivenUp = 5

  private mutating func parse(_ piece: Piece, with parser: borrowing SyntaxParser) -> SyntaxTree? {
    let tree = try? parser.parse(
      piece.text, reusing: nil, limit: ParsingLimit(forTrialOn: piece.text.bytes.count))
    if tree == nil { givenUp += 1 }
    return tree
  }

  private mutating func look(at items: [CodeItems.Item], with parser: borrowing SyntaxParser) {
    for item in items
    where problems.count < Self.mostCounted && givenUp < Self.mostGivenUp && isNearMistake(item.range) {
      look(at: item, with: parser)
    }
  }

  /// A token may be missing behind an item, and be missed at the next one.
  private func isNearMistake(_ range: Range<Int>) -> Bool {
    let first = original.lineStarts[max(0, original.lineIndex(at: range.lowerBound) - 1)]
    let last = original.lineRange(
      min(original.lineStarts.count - 1, original.lineIndex(at: range.upperBound) + 1))
    // The last one that begins in front of the end; they lie in order, and one in another is not among them.
    var low = 0
    var high = broken.count
    while low < high {
      let middle = (low + high) / 2
      if broken[middle].lowerBound <= last.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && broken[low - 1].upperBound >= first
  }

  private mutating func look(at item: CodeItems.Item, with parser: borrowing SyntaxParser) {
    guard let piece = Piece(item, in: original), let tree = parse(piece, with: parser), tree.root.hasError
    else { return }
    guard !item.bodies.isEmpty, let head = piece.emptied(item.bodies),
      let headTree = parse(head, with: parser)
    else { return mend(piece, tree, with: parser) }
    let count = problems.count
    for body in item.bodies { look(at: items.items(inside: body, item.content), with: parser) }
    if headTree.root.hasError {
      mend(head, headTree, keeping: item.bodies, with: parser)
    } else if problems.count == count {
      mend(piece, tree, with: parser)
    }
  }

  /// Mends a piece, but for bodies in it that were looked at already.
  private mutating func mend(
    _ piece: Piece, _ tree: SyntaxTree, keeping bodies: [Range<Int>] = [], with parser: borrowing SyntaxParser
  ) {
    let item = piece.item
    guard problems.count < most else {
      problems.append(SyntaxProblem("this can not be read", at: item.range))
      return remove(item, keeping: bodies)
    }
    let diagnosis = Diagnosis(of: tree, as: .item, within: budget.forItem, with: parser)
    budget.pay(for: diagnosis.budget)
    let found = diagnosis.joined().filter { piece.holds($0.range) }.map { $0.moved(by: piece.shift) }
    guard !found.isEmpty else { return }
    problems += found
    guard !diagnosis.tree.root.hasError else { return remove(item, keeping: bodies) }
    if let bytes = piece.bytes(of: diagnosis.tree.text), replace(item, with: bytes, keeping: bodies) {
      return
    }
    // What is put in does not fit behind the item, and may move what follows.
    if let repair = diagnosis.repairs.first, diagnosis.repairs.count == 1 {
      late.append(repair.moved(by: piece.shift))
    } else {
      remove(item, keeping: bodies)
    }
  }

  /// Writes an item as it was mended; its bodies stay as they are by now.
  /// - Returns: false where its head has grown so far into them that it can not be written.
  private mutating func replace(_ item: CodeItems.Item, with bytes: [UInt8], keeping bodies: [Range<Int>])
    -> Bool
  {
    let range = item.range.lowerBound..<item.roomEnd
    var new = bytes
    for body in bodies {
      let inner = (body.lowerBound - range.lowerBound)..<(body.upperBound - range.lowerBound)
      let grown = new[(inner.lowerBound - 1)...].prefix(4).firstIndex(of: UInt8(ascii: "{")).map {
        $0 - inner.lowerBound + 1
      }
      guard let grown,
        new[(inner.lowerBound + grown)..<max(inner.lowerBound + grown, inner.upperBound)].allSatisfy({
          $0 <= 0x20
        }),
        written[body].prefix(grown).allSatisfy({ $0 <= 0x20 }), grown <= body.count
      else { return false }
      new.replaceSubrange(
        (inner.lowerBound + grown)..<inner.upperBound, with: written[body].dropFirst(grown))
    }
    overwrite(range, with: new)
    return true
  }

  /// Takes an item away. A class stays, since its members are worth more than its head.
  private mutating func remove(_ item: CodeItems.Item, keeping bodies: [Range<Int>]) {
    let range = item.range.lowerBound..<item.roomEnd
    unread.append(range)
    guard bodies.isEmpty || item.content == .block else { return }
    overwrite(range, with: Array(written[range]).emptied(in: 0..<range.count))
  }

  private mutating func overwrite(_ range: Range<Int>, with bytes: [UInt8]) {
    guard let first = zip(written[range], bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return }
    let last =
      zip(written[range].reversed(), bytes.reversed()).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    mendedRanges.append((range.lowerBound + first)..<(range.upperBound - last))
    written.replaceSubrange(range, with: bytes)
  }

  /// An item with what it needs around it to be read.
  private struct Piece {
    let item: CodeItems.Item
    let text: SourceText
    private let prefix: Int

    /// How far behind the item stands in the whole text.
    var shift: Int { item.range.lowerBound - prefix }

    /// Room for what is put in at the end.
    private static let room = String(repeating: " ", count: 12)

    init?(_ item: CodeItems.Item, in text: SourceText) {
      let bytes = text.bytes[item.range.lowerBound..<item.roomEnd]
      let (front, back) = Self.surroundings(of: item, in: text)
      guard !DirectiveBalance.isSuspicious(Array(bytes)) else { return nil }
      self.item = item
      prefix = front.utf8.count
      self.text = SourceText(
        path: text.path, bytes: Array(front.utf8) + bytes + Array((Self.room + back).utf8))
    }

    private init(_ item: CodeItems.Item, _ text: SourceText, _ prefix: Int) {
      self.item = item
      self.text = text
      self.prefix = prefix
    }

    /// The piece without what its bodies hold.
    func emptied(_ bodies: [Range<Int>]) -> Piece? {
      var bytes = text.bytes
      for body in bodies {
        bytes = bytes.emptied(in: (body.lowerBound - shift)..<(body.upperBound - shift), withComments: true)
      }
      return Piece(item, SourceText(path: text.path, bytes: bytes), prefix)
    }

    private static func surroundings(of item: CodeItems.Item, in text: SourceText) -> (String, String) {
      switch item.container {
      case .file: return ("", "")
      case .members: return ("class A {\n", "\n}\n")
      case .requirements: return ("protocol A {\n", "\n}\n")
      case .fields: return ("struct A {\n", "\n}\n")
      case .block: return ("void f(void) {\n", "\n}\n")
      case .arms:
        let bytes = text.bytes[item.range]
        let isArm = bytes.starts(with: "case".utf8) || bytes.starts(with: "default".utf8)
        return ("void f(void) { switch (x) {\n" + (isArm ? "" : "default:\n"), "\n} }\n")
      }
    }

    /// Whether a place of the piece is one of the item.
    func holds(_ range: Range<Int>) -> Bool {
      let place = range.lowerBound + shift
      return place >= item.range.lowerBound && place <= item.roomEnd
    }

    /// The item in a text that the piece was mended to; nil where it does not fit.
    func bytes(of mended: SourceText) -> [UInt8]? {
      let length = item.roomEnd - item.range.lowerBound
      let back = text.bytes[(prefix + length)...]
      guard mended.bytes.count == text.bytes.count, mended.bytes[(prefix + length)...] == back else {
        return nil
      }
      return Array(mended.bytes[prefix..<(prefix + length)])
    }
  }
}

extension [UInt8] {
  /// The text without the words of a stretch; line ends stay, and comments if they shall.
  func emptied(in range: Range<Int>, withComments: Bool = false) -> [UInt8] {
    var result = self
    func clear(_ stretch: Range<Int>) {
      for index in stretch where result[index] != 0x0A && result[index] != 0x0D { result[index] = 0x20 }
    }
    if withComments {
      clear(range)
    } else {
      for token in TokenScanner.tokens(of: self, in: range) { clear(token.range) }
    }
    return result
  }
}
