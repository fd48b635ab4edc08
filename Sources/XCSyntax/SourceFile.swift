/// Everything that one file says by itself: its text, its declarations, its directives, its syntax errors.
public struct SourceFile: Sendable {
  /// The text that was read.
  public internal(set) var text: SourceText

  /// The tree that the declarations come from: without errors where mistakes could be mended, the same offsets as in
  /// the text. Nil where the text could not be parsed or the file was made from values. Skipped bodies are empty in it.
  public internal(set) var tree: SyntaxTree?

  /// Where the tree's text is not the file's, since a mistake was mended there, in bytes. Inside of these stretches
  /// offsets may be off by what was put in; everywhere else they are true.
  public internal(set) var mendedRanges: [Range<Int>]

  /// Arms of conditionals that are in the tree and that known macros drop, by their places.
  public internal(set) var droppedArms: Set<Range<Int>>

  /// The declarations in order, those of every conditional arm included.
  public internal(set) var declarations: [Declaration]

  /// Imports in order.
  public internal(set) var imports: [ImportDirective]

  /// Macro definitions in order.
  public internal(set) var macros: [MacroDefinition]

  /// What `#undef` forgets, in order.
  public internal(set) var undefinitions: [MacroUndefinition]

  /// The arms of all conditionals, those in bodies included, in the order in which they begin.
  public internal(set) var arms: [ConditionalArm] = []

  /// Whether a construct is split across a conditional, so that macros chose which arms the file is read with.
  public internal(set) var isPartial = false

  /// Comments that speak to this tool (`// xcgen:…`), in order.
  public internal(set) var toolComments: [ToolComment]

  /// What is no xc, in order, as findings of the rule `syntax-error`.
  public internal(set) var syntaxErrors: [Diagnostic]

  /// The bodies that are free of mistakes, of directives and of comments to this tool, and empty in `tree`; in order.
  package internal(set) var skippedBodies: [SkippedBody] = []

  /// The tree with all bodies, once somebody asked for it.
  let whole = Memo<Bool, SyntaxTree?>()

  /// The bodies that had to be mended, each by itself.
  var mendedBodies: [MendedBody] = []

  /// Makes a file from what a reader found in it.
  public init(
    text: SourceText, tree: SyntaxTree? = nil, mendedRanges: [Range<Int>] = [],
    droppedArms: Set<Range<Int>> = [], declarations: [Declaration],
    imports: [ImportDirective] = [], macros: [MacroDefinition] = [], undefinitions: [MacroUndefinition] = [],
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

  /// The file with what conditionals leave of it.
  public func keeping(
    declarations: [Declaration], imports: [ImportDirective], macros: [MacroDefinition],
    undefinitions: [MacroUndefinition], droppedArms: Set<Range<Int>>
  ) -> SourceFile {
    var copy = self
    copy.declarations = declarations
    copy.imports = imports
    copy.macros = macros
    copy.undefinitions = undefinitions
    copy.droppedArms = droppedArms
    return copy
  }

  /// The file with other imports.
  public func keeping(imports: [ImportDirective]) -> SourceFile {
    var copy = self
    copy.imports = imports
    return copy
  }

  /// The file's path as the user named it.
  public var path: String { text.path }
}
