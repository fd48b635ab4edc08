import XCSemantics
import XCSyntax

/// The macros that constants of a file may use: its own, the rest of the program's, those of the command
/// line.
struct MacroLookup: Sendable {
  private let shared: MacroTable
  private let definitions: MacroTable

  /// Gathers the program's macros; where two files define one, the first counts.
  init(program: Program, definitions: MacroTable) {
    self.definitions = definitions
    var table = definitions
    for file in program.files {
      for macro in file.source.macros where macro.parameters == nil && !table.isDefined(macro.name.text) {
        if macro.condition.holds(with: definitions) { table.define(macro.name.text, as: macro.body) }
      }
    }
    shared = table
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
