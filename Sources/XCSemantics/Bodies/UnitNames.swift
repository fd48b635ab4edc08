import XCSyntax

/// The functions, globals, enum members and macros of a program by name.
///
/// What is kept are places, which stay true where declarations only move.
struct UnitNames: Sendable {
  /// Where something stands: its file, its place among the declarations or macros there, and within an enum.
  private struct Place: Sendable {
    let file: FileID
    let index: Int
    var member = 0
  }

  private var functions: [String: [Place]] = [:]
  private var globals: [String: [Place]] = [:]
  private var constants: [String: [Place]] = [:]
  private var definitions: [String: [Place]] = [:]

  init(_ program: Program) {
    for file in program.files {
      for (index, declaration) in file.source.declarations.enumerated() {
        let place = Place(file: file.id, index: index)
        switch declaration {
        case .function(let inner): functions[inner.name.text, default: []].append(place)
        case .global(let inner): globals[inner.name.text, default: []].append(place)
        case .enum(let inner):
          for (member, declared) in inner.members.enumerated() {
            constants[declared.name.text, default: []].append(
              Place(file: file.id, index: index, member: member))
          }
        default: break
        }
      }
      for (index, macro) in file.source.macros.enumerated() {
        definitions[macro.name.text, default: []].append(Place(file: file.id, index: index))
      }
    }
  }

  private static func declaration(at place: Place, _ program: Program) -> Declaration? {
    let declarations = program.file(place.file).source.declarations
    return declarations.indices.contains(place.index) ? declarations[place.index] : nil
  }

  func isMacro(_ name: String) -> Bool { definitions[name] != nil }

  func isConstant(_ name: String) -> Bool { constants[name] != nil }

  /// Every definition of a macro.
  func macros(named name: String, _ program: Program) -> [(MacroDefinition, FileID)] {
    (definitions[name] ?? []).compactMap { place in
      let macros = program.file(place.file).source.macros
      return macros.indices.contains(place.index) ? (macros[place.index], place.file) : nil
    }
  }

  /// The names of all macros.
  var macroNames: [String] { Array(definitions.keys) }

  /// The members of enums of a name that a file sees.
  func enumMembers(named name: String, from file: FileID, _ program: Program) -> [Entity] {
    (constants[name] ?? []).compactMap { place in
      guard case .enum(let owner) = Self.declaration(at: place, program),
        owner.members.indices.contains(place.member),
        program.sees(file, place.file, at: owner.range.lowerBound)
      else { return nil }
      return .enumMember(owner.members[place.member], of: owner, file: place.file)
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
      found += macros(named: name, program).filter { program.isCompiledTogether(file, $0.1) }.map {
        .macro($0.0, file: $0.1)
      }
    }
    return found
  }

  /// Every declaration of a global of a name that a file sees.
  func globals(named name: String, from file: FileID, _ program: Program) -> [(VariableDeclaration, FileID)] {
    (globals[name] ?? []).compactMap { place in
      guard case .global(let found) = Self.declaration(at: place, program) else { return nil }
      return program.sees(file, place.file, at: found.range.lowerBound) ? (found, place.file) : nil
    }
  }

  /// The free functions of a name that a file sees.
  func functions(named name: String, from file: FileID, _ program: Program) -> [(FunctionDeclaration, FileID)]
  {
    (functions[name] ?? []).compactMap { place in
      guard case .function(let found) = Self.declaration(at: place, program) else { return nil }
      return program.sees(file, place.file, at: found.range.lowerBound) ? (found, place.file) : nil
    }
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
