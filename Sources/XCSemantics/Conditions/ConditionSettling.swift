import XCSyntax

/// What is known about macros before a file is read.
struct KnownMacros: Sendable, Hashable {
  var definitions: MacroTable
  var undefined: Set<String>

  /// The condition with everything known put in; nil where it can't hold.
  func settle(_ condition: Condition) -> Condition? {
    condition == .always ? condition : condition.assuming(definitions, undefined: undefined)
  }
}
