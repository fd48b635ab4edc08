/// Everything that one file says by itself: its text, its declarations, its directives, its syntax errors.
public struct SourceFile: Sendable {
  /// The text that was read.
  public let text: SourceText

  /// The tree that the declarations come from: without errors where mistakes could be mended, the same offsets as in
  /// the text. Nil where the text could not be parsed or the file was made from values.
  public let tree: SyntaxTree?

  /// Where the tree's text is not the file's, since a mistake was mended there, in bytes. Inside of these stretches
  /// offsets may be off by what was put in; everywhere else they are true.
  public let mendedRanges: [Range<Int>]

  /// Arms of conditionals that are in the tree and that known macros drop, by their places.
  public let droppedArms: Set<Range<Int>>

  /// The declarations in order, those of every conditional arm included.
  public let declarations: [Declaration]

  /// Imports in order.
  public let imports: [ImportDirective]

  /// Macro definitions in order.
  public let macros: [MacroDefinition]

  /// The names that `#undef` forgets, in order.
  public let undefinitions: [Identifier]

  /// Comments that speak to this tool (`// xcgen:…`), in order.
  public let toolComments: [ToolComment]

  /// What is no xc, in order, as findings of the rule `syntax-error`.
  public let syntaxErrors: [Diagnostic]

  /// Makes a file from what a reader found in it.
  public init(
    text: SourceText, tree: SyntaxTree? = nil, mendedRanges: [Range<Int>] = [],
    droppedArms: Set<Range<Int>> = [], declarations: [Declaration],
    imports: [ImportDirective] = [], macros: [MacroDefinition] = [], undefinitions: [Identifier] = [],
    toolComments: [ToolComment] = [],
    syntaxErrors: [Diagnostic] = []
  ) {
    self.text = text
    self.tree = tree
    self.mendedRanges = mendedRanges
    self.droppedArms = droppedArms
    self.declarations = declarations
    self.imports = imports
    self.macros = macros
    self.undefinitions = undefinitions
    self.toolComments = toolComments
    self.syntaxErrors = syntaxErrors
  }

  /// The file's path as the user named it.
  public var path: String { text.path }
}
