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

  /// Whether arms of conditionals are missing from the tree.
  public var isPartial: Bool { regions != nil }

  /// Reads a text. `definitions` are the macros that choose arms, where arms must be chosen.
  /// - Throws: `SyntaxParser.Refusal` for texts that libtree-sitter cannot take.
  public init(
    of text: SourceText, definitions: MacroTable = MacroTable(), with parser: borrowing SyntaxParser
  ) throws(SyntaxParser.Refusal) {
    self.text = text
    let whole = try parser.parse(text)
    if whole.root.hasError {
      let regions = ConditionalRegions(of: text, definitions: definitions)
      if !regions.isEmpty {
        let part = try parser.parse(regions.blanked(text))
        if part.brokenness < whole.brokenness {
          tree = part
          self.regions = regions
          return
        }
      }
    }
    tree = whole
    regions = nil
  }
}
