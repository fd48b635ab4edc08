import XCSemantics
import XCSyntax

/// The macros that constants of a file may use: its own, the rest of the program's, those of the command
/// line.
struct MacroLookup: Sendable {
  private let shared: MacroTable
  private let definitions: MacroTable
  /// Macros that take arguments, by name.
  private let functions: Set<String>

  /// Gathers the program's macros; where two files define one, the first counts.
  init(program: Program, definitions: MacroTable) {
    self.definitions = definitions
    var table = definitions
    var functions: Set<String> = []
    for macro in program.files.flatMap(\.source.macros) where macro.condition.holds(with: definitions) {
      if macro.parameters != nil {
        functions.insert(macro.name.text)
      } else if !table.isDefined(macro.name.text) {
        table.define(macro.name.text, as: macro.body)
      }
    }
    shared = table
    self.functions = functions
  }

  /// Whether a name means a macro anywhere in the program.
  func isMacro(_ name: String) -> Bool { shared.isDefined(name) || functions.contains(name) }

  /// Whether a text calls a macro with arguments, which nobody expands here.
  func isCall(_ text: String) -> Bool {
    guard let parenthesis = text.firstIndex(of: "(") else { return false }
    return functions.contains(String(text[..<parenthesis].filter { !$0.isWhitespace }))
  }

  /// The macros as a file sees them: its own go before another's of the same name.
  func table(for file: ProgramFile) -> MacroTable {
    var table = shared
    for macro in file.source.macros where macro.parameters == nil && macro.condition.holds(with: definitions)
    {
      table.define(macro.name.text, as: macro.body)
    }
    return table
  }
}
