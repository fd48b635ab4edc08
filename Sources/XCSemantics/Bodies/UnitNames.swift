import XCSyntax

/// The functions, globals, enum members and macros of a program by name.
struct UnitNames: Sendable {
  private var functions: [String: [(FunctionDeclaration, FileID)]] = [:]
  private var globals: [String: [(VariableDeclaration, FileID)]] = [:]
  private var constants: Set<String> = []
  private var macros: Set<String> = []

  init(_ program: Program) {
    for file in program.files {
      for declaration in file.source.declarations {
        switch declaration {
        case .function(let inner): functions[inner.name.text, default: []].append((inner, file.id))
        case .global(let inner): globals[inner.name.text, default: []].append((inner, file.id))
        case .enum(let inner): constants.formUnion(inner.members.map(\.name.text))
        default: break
        }
      }
      macros.formUnion(file.source.macros.map(\.name.text))
    }
  }

  func isMacro(_ name: String) -> Bool { macros.contains(name) }

  func isConstant(_ name: String) -> Bool { constants.contains(name) }

  /// The free functions of a name that a file sees.
  func functions(named name: String, from file: FileID, _ program: Program) -> [(FunctionDeclaration, FileID)]
  {
    (functions[name] ?? []).filter { program.sees(file, $0.1, at: $0.0.range.lowerBound) }
  }

  /// The global of a name that a file sees; several declarations of one type are one.
  func global(named name: String, from file: FileID, _ program: Program) -> (VariableDeclaration, FileID)? {
    let found = (globals[name] ?? []).filter { program.sees(file, $0.1, at: $0.0.range.lowerBound) }
    guard let first = found.first else { return nil }
    let types = Set(found.map { program.canonicalSpelling(of: $0.0.type, from: $0.1) })
    return types.count == 1 ? first : nil
  }

  /// Whether a name is a function or global anywhere: then a new name should be another.
  func isTaken(_ name: String) -> Bool {
    functions[name] != nil || globals[name] != nil || constants.contains(name) || macros.contains(name)
  }
}
