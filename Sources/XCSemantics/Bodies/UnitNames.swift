import XCSyntax

/// The functions, globals, enum members and macros of a program by name.
struct UnitNames: Sendable {
  private var functions: [String: [(FunctionDeclaration, FileID)]] = [:]
  private var globals: [String: [(VariableDeclaration, FileID)]] = [:]
  private var constants: [String: [(member: EnumDeclaration.Member, owner: EnumDeclaration, file: FileID)]] =
    [:]
  private var definitions: [String: [(MacroDefinition, FileID)]] = [:]

  init(_ program: Program) {
    for file in program.files {
      for declaration in file.source.declarations {
        switch declaration {
        case .function(let inner): functions[inner.name.text, default: []].append((inner, file.id))
        case .global(let inner): globals[inner.name.text, default: []].append((inner, file.id))
        case .enum(let inner):
          for member in inner.members {
            constants[member.name.text, default: []].append((member, inner, file.id))
          }
        default: break
        }
      }
      for macro in file.source.macros { definitions[macro.name.text, default: []].append((macro, file.id)) }
    }
  }

  func isMacro(_ name: String) -> Bool { definitions[name] != nil }

  func isConstant(_ name: String) -> Bool { constants[name] != nil }

  /// Every definition of a macro.
  func macros(named name: String) -> [(MacroDefinition, FileID)] { definitions[name] ?? [] }

  /// The names of all macros.
  var macroNames: [String] { Array(definitions.keys) }

  /// The members of enums of a name that a file sees.
  func enumMembers(named name: String, from file: FileID, _ program: Program) -> [Entity] {
    (constants[name] ?? []).filter { program.sees(file, $0.file, at: $0.owner.range.lowerBound) }.map {
      .enumMember($0.member, of: $0.owner, file: $0.file)
    }
  }

  /// The names of functions, globals, enum members and macros that a file sees.
  func visibleEntities(from file: FileID, _ program: Program) -> [Entity] {
    var found: [Entity] = []
    for name in functions.keys {
      found += functions(named: name, from: file, program).map { .function($0.0, file: $0.1) }
    }
    for name in globals.keys {
      found += globals(named: name, from: file, program).map { .global($0.0, file: $0.1) }
    }
    for name in constants.keys { found += enumMembers(named: name, from: file, program) }
    for name in definitions.keys {
      found += macros(named: name).filter { program.isCompiledTogether(file, $0.1) }.map {
        .macro($0.0, file: $0.1)
      }
    }
    return found
  }

  /// Every declaration of a global of a name that a file sees.
  func globals(named name: String, from file: FileID, _ program: Program) -> [(VariableDeclaration, FileID)] {
    (globals[name] ?? []).filter { program.sees(file, $0.1, at: $0.0.range.lowerBound) }
  }

  /// The free functions of a name that a file sees.
  func functions(named name: String, from file: FileID, _ program: Program) -> [(FunctionDeclaration, FileID)]
  {
    (functions[name] ?? []).filter { program.sees(file, $0.1, at: $0.0.range.lowerBound) }
  }

  /// The global of a name that a file sees; several declarations of one type are one.
  func global(named name: String, from file: FileID, _ program: Program) -> (VariableDeclaration, FileID)? {
    let found = globals(named: name, from: file, program)
    guard let first = found.first else { return nil }
    let types = Set(found.map { program.canonicalSpelling(of: $0.0.type, from: $0.1) })
    return types.count == 1 ? first : nil
  }

  /// Whether a name is a function or global anywhere: then a new name should be another.
  func isTaken(_ name: String) -> Bool {
    functions[name] != nil || globals[name] != nil || constants[name] != nil || definitions[name] != nil
  }
}
