/// An `#import`, `#include` or `#use` (`dialect.md`, sections 2.2 and 2.6).
public struct ImportDirective: Sendable, Hashable {
  /// The word behind `#`.
  public enum Kind: String, Sendable, Hashable {
    /// Loads a file once.
    case `import`
    /// Loads a file every time.
    case include
    /// Imports, and lets statics of the class of that name be called by their bare names.
    case use
  }

  /// How the operand is written.
  public enum Style: String, Sendable, Hashable {
    /// `"path"`: looked for beside the importing file first.
    case quoted
    /// `<path>`: looked for in the search path only.
    case angled
    /// A bare name, behind `#use` only; looked for like a quoted one.
    case bare
  }

  /// The word behind `#`.
  public var kind: Kind
  /// How the operand is written.
  public var style: Style
  /// The operand without its quotes or brackets, and for `#use` without a trailing `.xc` or `.xt`.
  public var path: String
  /// Where the operand stands, quotes included.
  public var pathRange: Range<Int>
  /// The whole directive without the line end.
  public var range: Range<Int>
  /// When the preprocessor reads it.
  public var condition: Condition

  /// Makes an import.
  public init(
    kind: Kind, style: Style, path: String, pathRange: Range<Int>, range: Range<Int>,
    condition: Condition = .always
  ) {
    self.kind = kind
    self.style = style
    self.path = path
    self.pathRange = pathRange
    self.range = range
    self.condition = condition
  }
}

/// A `#define`.
public struct MacroDefinition: Sendable, Hashable {
  /// The macro's name.
  public var name: Identifier
  /// The parameter names of a function-like macro, nil for an object-like one.
  public var parameters: [String]?
  /// The text behind, continued lines joined, comments left in.
  public var body: String
  /// The whole directive without the line end.
  public var range: Range<Int>
  /// When the preprocessor reads it.
  public var condition: Condition

  /// Makes a definition.
  public init(
    name: Identifier, parameters: [String]? = nil, body: String, range: Range<Int>,
    condition: Condition = .always
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
    self.range = range
    self.condition = condition
  }
}

extension MacroDefinition {
  /// What the name stands for.
  public var macro: MacroTable.Macro { MacroTable.Macro(body, parameters: parameters) }
}

/// An `#undef`.
public struct MacroUndefinition: Sendable, Hashable {
  /// The name that is forgotten.
  public var name: Identifier
  /// When the preprocessor reads it.
  public var condition: Condition

  /// Makes an undefinition.
  public init(name: Identifier, condition: Condition = .always) {
    self.name = name
    self.condition = condition
  }
}
