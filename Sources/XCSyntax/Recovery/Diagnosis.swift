/// What is wrong with a broken tree, in words, and a tree in which it is mended as far as can be.
struct Diagnosis {
  /// What is looked at.
  enum Extent { case file, body, item }

  /// The problems in order, at most one a line.
  private(set) var problems: [SyntaxProblem] = []

  /// The tree to read declarations from; every offset in it is true for the original text.
  private(set) var tree: SyntaxTree

  /// Where repairs changed the text, in bytes.
  private(set) var mendedRanges: [Range<Int>] = []

  /// The repairs that were made, each in the text that the one before left.
  private(set) var repairs: [Repair] = []

  /// Where enough is said.
  private(set) var settled: [Range<Int>] = []

  /// How many findings of the brackets are mended, and not only told.
  private static let mostMended = 8

  /// What is left to spend on looking for repairs.
  private(set) var budget: SearchBudget

  /// What is left to spend on putting in what the parser missed.
  private var missingBudget: SearchBudget

  private let origin: TextOrigin
  private let extent: Extent

  /// How many problems of a file are looked into: there are more only in one of another language.
  static let mostProblems = 100

  /// Looks into a tree. A tree without errors comes back as it is.
  ///
  /// - Parameters:
  ///   - origin: where the text stands, if it is a part of a larger one.
  ///   - budget: what looking for repairs may cost.
  init(
    of tree: SyntaxTree, as extent: Extent = .file, from origin: TextOrigin = TextOrigin(),
    within budget: SearchBudget, with parser: borrowing SyntaxParser
  ) {
    self.tree = tree
    self.origin = origin
    self.extent = extent
    self.budget = budget
    missingBudget = budget
    let length = tree.text.bytes.count
    noteNulByte(in: tree.text)
    guard tree.root.hasError else {
      noteStrayConditionals()
      return
    }
    if extent == .file {
      mendFindings(MisspeltKeywords.findings, with: parser)
      mendFindings(ForeignClassHeads.findings, with: parser)
    }
    if extent != .item {
      mendFindings(MisspeltStatements.findings, with: parser)
      mendFindings(MalformedForms.findings, with: parser)
      mendFindings(CommaOperators.findings, with: parser)
    }
    mendBalance(with: parser)
    if extent != .item {
      mendFindings(StrayMembers.findings, with: parser)
      mendItems(with: parser)
    }
    mendRest(with: parser)
    keepOneALine(in: tree.text, upTo: length)
  }

  private mutating func noteNulByte(in text: SourceText) {
    if let offset = text.offset(of: 0, in: text.bytes.indices) {
      problems.append(SyntaxProblem("a NUL byte is no part of a source text", at: offset..<(offset + 1)))
    }
  }

  /// The end or a further arm of a conditional that is none reads as a directive of unknown name.
  private mutating func noteStrayConditionals() {
    guard DirectiveBalance.isSuspicious(tree.text.bytes) else { return }
    problems += BalanceCheck.findings(in: tree.text).filter(\.isAboutConditionals).map(\.problem)
  }

  private mutating func mendBalance(with parser: borrowing SyntaxParser) {
    for (index, finding) in BalanceCheck.findings(in: tree.text, from: origin).prefix(Self.mostProblems)
      .enumerated()
    {
      problems.append(finding.problem)
      if index < Self.mostMended { mend(finding.repair, with: parser) }
    }
  }

  private mutating func mendFindings(
    _ find: (SourceText) -> [Finding], with parser: borrowing SyntaxParser
  ) {
    guard tree.root.hasError else { return }
    let findings = find(tree.text)
    problems += findings.prefix(Self.mostProblems).map(\.problem)
    if findings.count > Self.mostMended {
      mendAtOnce(findings.map(\.repair), with: parser)
    } else {
      for finding in findings { mend(finding.repair, with: parser) }
    }
  }

  /// Makes many repairs before the text is parsed again: one after another, each would cost the whole text.
  private mutating func mendAtOnce(_ all: [Repair], with parser: borrowing SyntaxParser) {
    var text = tree.text
    var ranges: [Range<Int>] = []
    var made: [Repair] = []
    for repair in all.prefix(Self.mostAtOnce) {
      guard let result = repair.apply(to: text) else { continue }
      text = result.text
      ranges.append(result.edit.range)
      made.append(repair)
    }
    guard let mended = try? parser.parse(text) else { return }
    mendedRanges += ranges
    repairs += made
    tree = mended
  }

  /// How many repairs of one kind are made: there are more only in a text of another language.
  private static let mostAtOnce = 1_000

  /// Looks at what can be told apart by itself, so that one mistake hides no other.
  private mutating func mendItems(with parser: borrowing SyntaxParser) {
    guard tree.root.hasError,
      let mending = ItemMending(of: tree, upTo: FormReading.mostTold, within: &budget, with: parser),
      let mended = try? parser.parse(mending.text), mended.brokenness < tree.brokenness
    else { return }
    problems += mending.problems
    mendedRanges += mending.mendedRanges
    settled = mending.settled
    tree = mended
  }

  /// - Returns: whether the repair could be made.
  @discardableResult
  private mutating func mend(_ repair: Repair, with parser: borrowing SyntaxParser) -> Bool {
    guard let result = repair.apply(to: tree.text),
      let mended = try? parser.quickly(result.text, after: result.edit, of: tree)
    else { return false }
    mendedRanges.append(result.edit.range)
    repairs.append(repair)
    tree = mended
    return true
  }

  private mutating func mendRest(with parser: borrowing SyntaxParser) {
    var broken = tree.brokenNodes()[...]
    var seen: Set<Int> = []
    while let node = broken.popFirst(), problems.count < Self.mostProblems {
      guard seen.insert(node.range.lowerBound).inserted, !isSettled(node.range) else { continue }
      guard mend(node, with: parser) else { continue }
      // The tree is another one now, and the same place may hold another mistake.
      seen.remove(node.range.lowerBound)
      broken = tree.brokenNodes()[...]
    }
  }

  private func isSettled(_ range: Range<Int>) -> Bool {
    settled.contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
  }

  /// Tells what is wrong at one broken place.
  /// - Returns: whether it could be mended, so that there is another tree.
  private mutating func mend(_ node: SyntaxNode, with parser: borrowing SyntaxParser) -> Bool {
    if let stray = BranchCheck.strayBranch(around: node) {
      problems.append(stray.problem)
      return mend(stray.repair, with: parser)
    }
    if let form = ForeignForm.find(near: node) {
      problems.append(form.problem)
      return mend(form.repair, with: parser)
    }
    if node.isMissing, tree.misreadings(near: node.range.lowerBound) == 0 {
      if searchBeside(node, with: parser) { return true }
      return !settleMissing(node, with: parser)
    }
    if let line = LineBlanking(tree: tree).run(for: node, with: parser, budget: &budget) {
      mendLine(line, with: parser)
      return true
    }
    if search(along: node, with: parser) { return true }
    problems.append(Expectation.fallback(for: node))
    return false
  }

  /// Looks for repairs along one line, which is taken away if there are none.
  private mutating func mendLine(_ found: LineBlanking.Found, with parser: borrowing SyntaxParser) {
    let text = tree.text
    let tokens = TokenScanner.tokens(of: text.bytes, in: found.repair.range)
    for place in stride(from: 0, to: tokens.count, by: 4).map({ tokens[$0].range.lowerBound })
    where search(at: place, leavingAtMost: found.tree.brokenness + 40, with: parser) {
      return
    }
    problems.append(SyntaxProblem("this line can not be read", at: found.repair.range))
    mendedRanges.append(found.repair.range)
    repairs.append(found.repair)
    tree = found.tree
  }

  /// How many places along a stretch are tried, and how many tokens lie between two of them.
  private static let mostPlaces = 5
  private static let tokensBetweenPlaces = 6

  /// Looks for a repair along a short stretch of errors: it begins where the parser gave up what it had read, which may
  /// lie far in front of the mistake.
  private mutating func search(along node: SyntaxNode, with parser: borrowing SyntaxParser) -> Bool {
    let start = node.range.lowerBound
    let window = start..<min(node.range.upperBound, start + 400)
    let tokens = window.isEmpty ? [] : TokenScanner.tokens(of: tree.text.bytes, in: window)
    let places = stride(from: Self.tokensBetweenPlaces, to: tokens.count, by: Self.tokensBetweenPlaces).map {
      tokens[$0].range.lowerBound
    }
    var best: RepairSearch.Found?
    for place in [start] + places.prefix(Self.mostPlaces) {
      guard let found = RepairSearch(tree: tree, place: place).run(with: parser, budget: &budget) else {
        continue
      }
      if found.tree.brokenness < best?.tree.brokenness ?? .max { best = found }
      if found.tree.brokenness == 0 { break }
    }
    return best.map { take($0) } != nil
  }

  /// Looks for a repair of a place; one that is found becomes the tree.
  private mutating func search(
    at place: Int, leavingAtMost most: Int = .max, with parser: borrowing SyntaxParser
  ) -> Bool {
    guard let found = RepairSearch(tree: tree, place: place).run(with: parser, budget: &budget),
      found.tree.brokenness <= most
    else { return false }
    take(found)
    return true
  }

  private mutating func take(_ found: RepairSearch.Found) {
    problems.append(Expectation.problem(for: found, in: tree))
    if let edit = found.repair.apply(to: tree.text)?.edit { mendedRanges.append(edit.range) }
    repairs.append(found.repair)
    tree = found.tree
  }

  /// A token that the parser put in by itself, with a mistake on its line beside it, may be a part of that mistake: what
  /// mends both at once is likelier meant.
  private mutating func searchBeside(_ node: SyntaxNode, with parser: borrowing SyntaxParser) -> Bool {
    let text = tree.text
    let line = text.lineIndex(at: node.range.lowerBound)
    guard
      let other = tree.brokenNodes().first(where: {
        $0.isError && $0.range.lowerBound >= node.range.lowerBound
          && text.lineIndex(at: $0.range.lowerBound) == line
      })
    else { return false }
    let most = tree.brokenness - other.range.count - 24
    return [node.range.lowerBound, other.range.lowerBound].contains { place in
      search(at: place, leavingAtMost: most, with: parser)
    }
  }

  /// A token that the parser put in by itself is taken as it is, but for a closing bracket that it put on a later
  /// line: there it may have swallowed what follows.
  /// - Returns: whether the tree stayed as it was.
  private mutating func settleMissing(_ node: SyntaxNode, with parser: borrowing SyntaxParser) -> Bool {
    if let opener = Expectation.opener(of: node) {
      let line = tree.text.lineIndex(at: opener.range.lowerBound)
      let end = tree.text.lineRange(line).upperBound
      if end < node.range.lowerBound, search(at: end, with: parser) { return false }
    }
    let problem = Expectation.problem(forMissing: node)
    problems.append(problem)
    // A part of a text is put back into it: there the parser must not miss the token again.
    guard extent == .item, missingBudget.spend(on: tree.brokenness, with: tree.mistakes) else { return true }
    let place = problem.range.upperBound
    return !mend(
      Repair(change: .insert(node.isNamed ? "x" : node.typeName), range: place..<place), with: parser)
  }

  /// What is wrong with the form of the text, what the grammar let pass included. One of ours explains whatever else
  /// is said of its line.
  func joined() -> [SyntaxProblem] {
    let lines = explainedLines
    return problems
      + FormCheck.problems(in: tree.root).filter {
        !isMended($0.range) && !lines.contains(tree.text.lineIndex(at: $0.range.lowerBound))
      }
  }

  /// The lines of the problems.
  var explainedLines: Set<Int> { Set(problems.map { tree.text.lineIndex(at: $0.range.lowerBound) }) }

  /// Whether a place lies in or at what a repair put in.
  private func isMended(_ place: Range<Int>) -> Bool {
    mendedRanges.contains { $0.lowerBound <= place.upperBound && $0.upperBound + 1 >= place.lowerBound }
  }

  /// What follows on the line of a mistake is more often its consequence than a mistake of its own.
  private mutating func keepOneALine(in text: SourceText, upTo length: Int) {
    var lines: Set<Int> = []
    // What was put in at the end to close what was open may be too much there; that is no mistake of the author's.
    problems.removeAll { $0.range.lowerBound >= length && !$0.range.isEmpty }
    problems = problems.filter { lines.insert(text.lineIndex(at: $0.range.lowerBound)).inserted }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
