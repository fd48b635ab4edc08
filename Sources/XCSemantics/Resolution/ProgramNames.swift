import XCSyntax

/// What the names of a program stand for. Nothing is found out before somebody asks, and nothing twice.
public final class ProgramNames: Sendable {
  private enum Whole { case it }

  /// The program.
  public let program: Program
  private let units = Memo<Whole, UnitNames>()
  private let files = Memo<FileID, FileNames>()
  private let relatives = Memo<Whole, ClassRelatives>()
  private let families = Memo<String, MethodFamilies>()
  private let paths = Memo<Whole, FilePaths>()
  private let visible = Memo<FileID, [Entity]>()

  /// Makes an index of which nothing is there yet.
  public init(_ program: Program) { self.program = program }

  /// The absolute paths of all files.
  private var filePaths: FilePaths { paths.value(.it) { FilePaths(program) } }

  var unitNames: UnitNames { units.value(.it) { UnitNames(program) } }

  /// Which class is below which, and which conforms to what.
  public var classes: ClassRelatives { relatives.value(.it) { ClassRelatives(program) } }

  /// The names of a file.
  public func names(of file: FileID) -> FileNames {
    files.value(file) { FileNames(program, unitNames, of: program.file(file)) }
  }

  /// The methods of a name in their families.
  func families(named name: String) -> MethodFamilies {
    families.value(name) { MethodFamilies(name, program) }
  }

  /// The key of a thing of this program.
  public func key(of entity: Entity) -> EntityKey {
    if case .macro(let definition, _) = entity { return .macro(definition.name.text) }
    let path = filePaths.all[entity.file.index]
    return .place(path: path, offset: (entity.identifier?.range ?? entity.range).lowerBound)
  }

  /// What a key means in this program.
  public func entities(of key: EntityKey) -> [Entity] {
    switch key {
    case .macro(let name): return unitNames.macros(named: name, program).map { .macro($0.0, file: $0.1) }
    case .place(let path, let offset):
      guard let file = filePaths.files[path], let found = names(of: file).occurrence(at: offset),
        found.role == .declaration,
        found.range.lowerBound == offset
      else { return [] }
      return found.entities
    }
  }

  /// What a bare name or a name of a type could be at a place: what the file sees, without locals and members.
  public func visibleEntities(from file: FileID) -> [Entity] {
    visible.value(file) { visibleEntities(of: file) }
  }

  private func visibleEntities(of file: FileID) -> [Entity] {
    let types = Set(program.typeNames).flatMap { name in
      program.types(named: name, from: file).filter(\.visibility.isSeen).map { Entity.type($0.symbol) }
    }
    return types + unitNames.visibleEntities(from: file, program)
  }

  /// Whether a name means something at top level somewhere.
  public func isTaken(_ name: String) -> Bool {
    unitNames.isTaken(name) || program.typeNames.contains(name)
  }

  // MARK: - Relatives

  /// The thing itself with everything that must bear the same name: overridden and overriding methods, the methods
  /// of protocols that they implement and all others that implement those; a prototype and its definition.
  public func family(of entity: Entity) -> [Entity] {
    switch entity {
    case .method, .requirement:
      let found = families(named: entity.name).family(of: entity)
      return found.isEmpty ? [entity] : found
    case .function(let declaration, let file):
      let parameters = program.canonicalParameters(of: declaration, from: file)
      return unitNames.functions(named: entity.name, from: file, program)
        .filter { program.canonicalParameters(of: $0.0, from: $0.1) == parameters }
        .map { .function($0.0, file: $0.1) }
    case .global(_, let file):
      return unitNames.globals(named: entity.name, from: file, program).map { .global($0.0, file: $0.1) }
    case .macro: return entities(of: key(of: entity))
    case .type, .field, .enumMember, .local: return [entity]
    }
  }

  /// The method with those that it overrides or implements, and those that override or implement it.
  public func kin(of entity: Entity) -> [Entity] {
    switch entity {
    case .method, .requirement:
      let found = families(named: entity.name).kin(of: entity)
      return found.isEmpty ? [entity] : found
    default: return family(of: entity)
    }
  }

  /// What a method of a class implements or overrides.
  public func origins(of entity: Entity) -> [Entity] {
    guard case .method = entity else { return [] }
    return families(named: entity.name).origins(of: entity)
  }

  /// What implements a method of a protocol, or overrides a method of a class.
  public func implementations(of entity: Entity) -> [Entity] {
    switch entity {
    case .method, .requirement:
      return families(named: entity.name).implementations(of: entity)
    case .type(.protocol(let symbol)): return classes.conformers(to: symbol).map { .type(.class($0)) }
    case .type(.class(let symbol)): return classes.children(of: symbol).map { .type(.class($0)) }
    default: return []
    }
  }
}

/// The absolute path of each file of a program.
private struct FilePaths: Sendable {
  let all: [String]
  let files: [String: FileID]

  init(_ program: Program) {
    all = program.files.map { FilePath.absolute($0.source.path) }
    files = Dictionary(zip(all, program.files.map(\.id))) { first, _ in first }
  }
}

extension Program {
  /// The names of all types, in the order of the files; some more than once.
  public var typeNames: [String] { table.symbols.compactMap { $0.name?.text } }

  /// Every type, in the order of the files.
  public var types: [TypeSymbol] { table.symbols }
}
