/// A body with a mistake in it, mended by itself.
struct MendedBody: Sendable {
  /// From its opening brace to behind the closing one.
  var range: Range<Int>

  /// The text that takes its place in the tree, as long as the body.
  var bytes: [UInt8]

  /// What is wrong with it.
  var problems: [SyntaxProblem]

  /// Where the text is another one.
  var mendedRanges: [Range<Int>]

  /// Whether as many braces close as open inside.
  var isBalanced: Bool

  /// What looking for repairs has cost.
  var spent = 0

  /// Looks at a body as if nothing stood around it; nil where nothing is wrong with it.
  ///
  /// What is wrong inside of a body hangs on that body alone, and so costs no more than it is long.
  init?(
    _ body: BodyFinder.Body, in text: SourceText, within budget: SearchBudget,
    with parser: borrowing SyntaxParser
  ) {
    range = body.range
    isBalanced = body.isBalanced
    let part = SourceText(path: text.path, bytes: Array(text.bytes[body.range]))
    let start = body.range.lowerBound
    guard let tree = try? parser.parse(part) else { return nil }
    if !tree.root.hasError, tree.root.block(at: 0..<part.bytes.count) != nil { return nil }
    let diagnosis = Diagnosis(
      of: tree, as: .body, from: TextOrigin(of: body.range, in: text),
      within: budget.forBody(of: part.bytes.count), with: parser)
    spent = diagnosis.budget.spent
    problems = diagnosis.joined().map { $0.moved(by: start) }
    let mended = diagnosis.tree
    if !mended.root.hasError, mended.text.bytes.count == part.bytes.count,
      mended.root.block(at: 0..<part.bytes.count) != nil
    {
      bytes = mended.text.bytes
      mendedRanges = diagnosis.mendedRanges.map { ($0.lowerBound + start)..<($0.upperBound + start) }
    } else {
      let rest = RestOfBody(diagnosis, of: part, with: parser)
      bytes = rest.bytes
      // The text that was searched for repairs may have grown beyond the body.
      mendedRanges = (diagnosis.mendedRanges + rest.lost).map {
        (($0.lowerBound + start)..<($0.upperBound + start)).clamped(to: body.range)
      }
    }
    if problems.isEmpty { problems = [SyntaxProblem("this body can not be read", at: start..<(start + 1))] }
  }

  /// Gives a body up that something is wrong with; nil where nothing is.
  init?(givingUp body: BodyFinder.Body, in text: SourceText, with parser: borrowing SyntaxParser) {
    range = body.range
    isBalanced = body.isBalanced
    let part = Array(text.bytes[body.range])
    guard let tree = try? parser.parse(SourceText(path: text.path, bytes: part)) else { return nil }
    if !tree.root.hasError, tree.root.block(at: 0..<part.count) != nil { return nil }
    let start = body.range.lowerBound
    bytes = part.emptied(in: 1..<(part.count - 1))
    mendedRanges = [(start + 1)..<(body.range.upperBound - 1)]
    let first = tree.brokenNodes().first.map { Expectation.fallback(for: $0).moved(by: start) }
    problems = [first ?? SyntaxProblem("this body can not be read", at: start..<(start + 1))]
  }

  /// The body as it stands after an edit elsewhere.
  func moved(by edit: SyntaxEdit) -> MendedBody {
    var copy = self
    copy.range = edit.moved(range)
    copy.mendedRanges = mendedRanges.map(edit.moved)
    copy.problems = problems.map { $0.moved(by: copy.range.lowerBound - range.lowerBound) }
    return copy
  }
}

/// A text whose mistakes all stand inside of bodies.
struct BodyMending {
  let bodies: [MendedBody]

  /// The tree with all of them mended: it has no errors.
  let tree: SyntaxTree

  /// Nil where mistakes stand outside of bodies too, or where it can not be told.
  init?(of text: SourceText, with parser: borrowing SyntaxParser) {
    guard !text.bytes.contains(0), let found = BodyFinder.bodies(in: text),
      found.count(where: { !$0.isBalanced }) <= 1
    else { return nil }
    var bodies: [MendedBody] = []
    var bytes = text.bytes
    var budget = SearchBudget.forBodies
    var count = 0
    for body in found {
      let mended =
        count < FormReading.mostTold
        ? MendedBody(body, in: text, within: budget, with: parser)
        : MendedBody(givingUp: body, in: text, with: parser)
      guard let mended else { continue }
      bodies.append(mended)
      bytes.replaceSubrange(mended.range, with: mended.bytes)
      budget.pay(mended.spent)
      count += mended.problems.count
    }
    guard !bodies.isEmpty,
      let tree = try? parser.parse(text.overwriting(0..<bytes.count, with: bytes)), !tree.root.hasError
    else { return nil }
    self.bodies = bodies
    self.tree = tree
  }

  /// What is wrong, in order.
  var problems: [SyntaxProblem] { bodies.flatMap(\.problems) }
}

extension SyntaxProblem {
  /// The problem of a stretch that stands so many bytes further behind in a larger text.
  func moved(by distance: Int) -> SyntaxProblem {
    func move(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound + distance)..<(range.upperBound + distance)
    }
    return SyntaxProblem(
      message, at: move(range), notes: notes.map { Note(message: $0.message, range: move($0.range)) })
  }
}
