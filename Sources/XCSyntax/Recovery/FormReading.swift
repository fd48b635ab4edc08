/// A text as it reads with its mistakes mended, and what they are.
public struct FormReading: Sendable {
  /// The text as its author wrote it.
  public let text: SourceText

  /// The tree that declarations come from. Where mistakes were mended, its text is another one.
  public let tree: SyntaxTree

  /// The author's text without the arms that are missing from the tree.
  let textOfTree: SourceText

  /// Where the tree's text is not the author's, in bytes.
  let mendedRanges: [Range<Int>]

  /// The bodies that were mended, each by itself.
  let mendedBodies: [MendedBody]

  /// The bodies that are empty in the tree, since nothing is wrong with them.
  private(set) var skippedBodies: [SkippedBody] = []

  /// Where the arms stand that are missing from the tree; nil for a tree with all of them.
  let regions: ConditionalRegions?

  /// The directives that the tree does not hold, in a tree of their own; nil where it holds all of them.
  let directiveTree: SyntaxTree?

  /// The tree whose comments are those of the text.
  let commentTree: SyntaxTree

  private let problems: [SyntaxProblem]

  /// The lines of which enough is said.
  private let explainedLines: Set<Int>

  /// Reads a text. `definitions` are the macros that choose arms, where arms must be chosen.
  /// - Throws: `SyntaxParser.Refusal` for texts that libtree-sitter cannot take.
  public init(
    of text: SourceText, definitions: MacroTable = MacroTable(), with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) {
    let tree = try parser.parse(text)
    if tree.root.hasError, let mending = BodyMending(of: text, with: parser) {
      self.init(mending, text)
    } else {
      self.init(try SourceReading(of: tree, definitions: definitions, with: parser), with: parser)
    }
  }

  /// Reads a text but for its plain bodies; nil where it has none, or where the rest is not free of mistakes.
  init?(skippingBodiesOf text: SourceText, with parser: borrowing SyntaxParser) {
    let bodies = BodyScan.plainBodies(in: text)
    guard !bodies.isEmpty, let tree = try? parser.parse(text, without: bodies.map(\.range)),
      !tree.root.hasError,
      let reading = try? SourceReading(of: tree, definitions: MacroTable(), with: parser)
    else { return nil }
    self.init(reading, with: parser)
    skippedBodies = bodies
  }

  /// Mends a text that was parsed already.
  init(_ reading: SourceReading, with parser: borrowing SyntaxParser) {
    let choice = ArmChoice(reading, with: parser)
    let reading = choice.reading
    let diagnosis = choice.diagnosis
    text = reading.text
    tree = diagnosis.tree
    // What is put in at the end may make room there for more.
    let whole = 0..<reading.text.bytes.count
    mendedRanges = diagnosis.mendedRanges.map { $0.clamped(to: whole) }
    mendedBodies = []
    regions = reading.regions
    directiveTree =
      reading.cutDirectives.isEmpty ? nil : try? parser.parse(reading.text.keeping(reading.cutDirectives))
    commentTree = reading.tree
    textOfTree = reading.tree.text
    problems = choice.problems
    explainedLines = diagnosis.explainedLines
  }

  /// Takes a text whose mistakes all stand inside of bodies.
  private init(_ mending: BodyMending, _ text: SourceText) {
    self.text = text
    tree = mending.tree
    mendedRanges = mending.bodies.flatMap(\.mendedRanges)
    mendedBodies = mending.bodies
    regions = nil
    directiveTree = nil
    commentTree = mending.tree
    textOfTree = text
    let beside = FormCheck.problems(in: mending.tree.root).filter { problem in
      !mending.bodies.contains { $0.range.contains(problem.range.lowerBound) }
    }
    problems = mending.problems + beside
    explainedLines = []
  }

  /// How many mistakes of a file are told one by one: one with more is mostly of another language.
  static let mostTold = 50

  /// Whether nothing is wrong for certain, so that no walk over the tree need tell.
  public var isFlawless: Bool { problems.isEmpty && !PlacementLook.isSuspicious(tree) }

  /// What is wrong, as findings, with what a walk over the tree found beside it.
  func errors(with others: [SyntaxProblem]) -> [Diagnostic] {
    let told = SourceFile.findings(
      problems + others.filter { !explainedLines.contains(text.lineIndex(at: $0.range.lowerBound)) }, in: text
    )
    guard told.count > Self.mostTold + 1 else { return told }
    let next = told[Self.mostTold].span.bytes
    let rest = SyntaxProblem("\(told.count - Self.mostTold) more mistakes stand from here on", at: next)
    return told.prefix(Self.mostTold) + SourceFile.findings([rest], in: text)
  }
}
