/// The tree of a file, read the way that suits it.
///
/// As a rule the tree holds every arm of every conditional. Where a construct is split across a conditional no such
/// tree can be without errors; then the arms that the preprocessor drops are blanked out and the rest is parsed, if
/// that reads better. Offsets are those of the file either way.
public struct SourceReading: Sendable {
  /// The file's own text.
  public let text: SourceText

  /// The tree. Its text is the file's, or has blanks where arms were dropped.
  public let tree: SyntaxTree

  /// Where the arms stand that are missing from the tree; nil for a tree with all of them.
  let regions: ConditionalRegions?

  /// Where the directives stand that are missing from the tree, since they stand inside a declaration or an
  /// expression.
  let cutDirectives: [Range<Int>]

  /// Whether arms of conditionals are missing from the tree.
  public var isPartial: Bool { regions != nil }

  /// Reads a text. `definitions` are the macros that choose arms, where arms must be chosen.
  /// - Throws: `SyntaxParser.Refusal` for texts that libtree-sitter cannot take.
  public init(
    of text: SourceText, definitions: MacroTable = MacroTable(), with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) {
    try self.init(of: try parser.parse(text), definitions: definitions, with: parser)
  }

  /// Reads a text that was parsed as a whole.
  init(
    of whole: SyntaxTree, definitions: MacroTable, with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) {
    text = whole.text
    let (tree, regions) = try Self.reading(whole, definitions: definitions, with: parser)
    self.regions = regions
    (self.tree, cutDirectives) = try Self.withoutDirectives(tree, with: parser)
  }

  /// Reads a text without the arms that some regions drop.
  init(
    of text: SourceText, without regions: ConditionalRegions, with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) {
    self.text = text
    self.regions = regions.arms.isEmpty ? nil : regions
    (tree, cutDirectives) = try Self.withoutDirectives(try parser.parse(regions.blanked(text)), with: parser)
  }

  /// The whole tree, or one without arms where that reads better.
  private static func reading(
    _ whole: SyntaxTree, definitions: MacroTable, with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) -> (SyntaxTree, ConditionalRegions?) {
    let text = whole.text
    if whole.root.hasError {
      let all = ConditionalRegions(of: text, definitions: definitions)
      if all.isUsable {
        let best = try leastBlanked(of: text, all, brokenNodes: whole.brokenNodes(), with: parser)
        if best.tree.brokenness < whole.brokenness { return best }
      }
    }
    return (whole, nil)
  }

  /// A directive takes its line wherever it stands. The grammar has none inside of a declaration or an expression; where
  /// one stands there, it is cut out.
  private static func withoutDirectives(
    _ tree: SyntaxTree, with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) -> (SyntaxTree, [Range<Int>]) {
    guard tree.root.hasError else { return (tree, []) }
    let text = tree.text
    let near = DirectiveLines.inside(tree.brokenNodes().map(\.range), of: text)
    guard !near.isEmpty else { return (tree, []) }
    var cut = near
    var best = try parser.parse(text.emptied(cut))
    guard best.brokenness < tree.brokenness else { return (tree, []) }
    guard near.count <= mostTried else { return (best, cut) }
    for range in near {
      let fewer = cut.filter { $0 != range }
      let part = try parser.parse(text.emptied(fewer))
      if part.brokenness <= best.brokenness { (best, cut) = (part, fewer) }
    }
    return (best, cut)
  }

  /// How many conditionals around mistakes are tried one by one.
  private static let mostTried = 12

  /// The tree with as few conditionals blanked as read best: those that hold whole items keep all their arms.
  private static func leastBlanked(
    of text: SourceText, _ all: ConditionalRegions, brokenNodes: [SyntaxNode],
    with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) -> (tree: SyntaxTree, regions: ConditionalRegions) {
    var regions = all
    var tree = try parser.parse(all.blanked(text))
    let near = all.touching(brokenNodes.map(\.range))
    let nearTree = try parser.parse(near.blanked(text))
    if nearTree.brokenness <= tree.brokenness { (tree, regions) = (nearTree, near) }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for fewer in regions.eachLeftOut(upTo: mostTried) {
        let part = try parser.parse(fewer.blanked(text))
        guard part.brokenness <= tree.brokenness else { continue }
        (tree, regions, isSmaller) = (part, fewer, true)
        break
      }
    }
    return (tree, regions)
  }
}
