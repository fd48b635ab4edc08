import XCSemantics
import XCSyntax

/// The macros as each place of the program sees them: those of the command line, of other files, and of its own file
/// as far as they are defined above it and not taken back.
struct MacroLookup: Sendable {
  /// A directive of a file that defines a macro or takes one back.
  private struct Event {
    var offset: Int
    /// Nil where the macro is taken back.
    var definition: MacroDefinition?
  }

  private let program: Program
  private let definitions: MacroTable
  /// The directives about each name, in order, by file.
  private var events: [String: [FileID: [Event]]] = [:]

  /// Gathers the program's directives.
  init(program: Program, kept: KeptCode) {
    self.program = program
    definitions = program.definitions
    for file in program.files {
      for macro in file.source.macros
      where kept.keeps(macro.condition, at: macro.range.lowerBound, in: file.id) {
        events[macro.name.text, default: [:]][file.id, default: []]
          .append(Event(offset: macro.range.lowerBound, definition: macro))
      }
      for undefinition in file.source.undefinitions {
        let name = undefinition.name
        guard events[name.text]?[file.id] != nil || definitions.isDefined(name.text),
          kept.keeps(undefinition.condition, at: name.range.lowerBound, in: file.id)
        else { continue }
        events[name.text, default: [:]][file.id, default: []].append(Event(offset: name.range.lowerBound))
      }
    }
    for (name, files) in events {
      for file in files.keys { events[name]?[file]?.sort { $0.offset < $1.offset } }
    }
  }

  /// What a name stands for at a place, `nil` where it is no macro there or stands for itself.
  private func definition(of name: String, at offset: Int, in file: FileID) -> MacroDefinition? {
    guard let files = events[name] else { return nil }
    if let last = files[file]?.last(where: { $0.offset < offset }) { return last.definition }
    for (other, events) in files.sorted(by: { $0.key.index < $1.key.index })
    where other != file && program.imports(file, other) {
      if let definition = events.last?.definition { return definition }
    }
    return nil
  }

  /// Whether a name means a macro at a place, and not itself.
  func isMacro(_ identifier: Identifier, in file: FileID) -> Bool {
    let (name, offset) = (identifier.text, identifier.range.lowerBound)
    if let found = definition(of: name, at: offset, in: file) { return found.body != name }
    guard events[name]?[file]?.contains(where: { $0.offset < offset }) != true else { return false }
    return definitions.body(of: name).map { $0 != name } ?? false
  }

  /// The macros as a place sees them. Those of files that are not imported help out.
  func table(at offset: Int, in file: FileID) -> MacroTable {
    var table = definitions
    for (name, files) in events {
      if let last = files[file]?.last(where: { $0.offset < offset }) {
        if let macro = last.definition?.macro {
          table.define(name, as: macro)
        } else {
          table.undefine(name)
        }
        continue
      }
      let others = files.filter { $0.key != file }.sorted { $0.key.index < $1.key.index }
      let macro = others.lazy.compactMap { $0.value.last?.definition?.macro }.first
      if let macro, !table.isDefined(name) { table.define(name, as: macro) }
    }
    return table
  }
}
