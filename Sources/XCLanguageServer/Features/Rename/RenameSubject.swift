import XCSemantics
import XCSyntax

/// What is to be renamed: a thing with everything that must bear the same name.
struct RenameSubject {
  let name: String
  let analysis: Analysis
  /// Everything that changes its name.
  let members: [(entity: Entity, names: ProgramNames)]
  let keys: Set<EntityKey>
  private let isCertain: Bool

  /// Names that mean something to the compiler.
  private static let known: Set<String> = ["init", "dealloc", "main", "self", "super"]

  init(_ occurrence: NameOccurrence, _ place: Analysis.Place, _ analysis: Analysis) {
    self.analysis = analysis
    name = occurrence.entities.first?.name ?? ""
    isCertain = occurrence.isCertain
    let workspace = WorkspaceNames(analysis)
    var found = occurrence.entities
    if case .local = found.first {
      found = Self.locals(found, in: place)
    }
    keys = workspace.families(of: found, in: place.names)
    members = workspace.entities(of: keys)
  }

  /// Locals that conditions choose between are one: behind them the name means either.
  private static func locals(_ start: [Entity], in place: Analysis.Place) -> [Entity] {
    var keys = Set(start.map(place.names.key))
    var found = start
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for occurrence in place.names.names(of: place.file.id).occurrences {
        guard occurrence.entities.contains(where: { keys.contains(place.names.key(of: $0)) }) else {
          continue
        }
        for entity in occurrence.entities where keys.insert(place.names.key(of: entity)).inserted {
          found.append(entity)
          isGrowing = true
        }
      }
    }
    return found
  }

  var first: Entity? { members.first?.entity }

  /// Whether it is a local variable or parameter.
  var isLocal: Bool { if case .local = first { true } else { false } }

  /// Whether it is a type.
  var isType: Bool { if case .type = first { true } else { false } }

  /// Whether something may be renamed at all, whatever the new name.
  func check() throws(Renaming.Refusal) {
    guard let first else { throw Renaming.Refusal("there is no name here that can be renamed") }
    guard isCertain else {
      throw Renaming.Refusal("it can't be told for certain what '\(name)' means here")
    }
    guard !Self.known.contains(name) else {
      throw Renaming.Refusal("'\(name)' means something to the compiler and can't be renamed")
    }
    if case .macro = first { throw Renaming.Refusal("macros can't be renamed") }
    for (entity, names) in members { try check(entity, names) }
    try checkConfiguration()
  }

  private func check(_ entity: Entity, _ names: ProgramNames) throws(Renaming.Refusal) {
    let file = names.program.file(entity.file)
    switch file.origin {
    case .embedded: throw Renaming.Refusal(foreign(entity, "the built-in interface"))
    case .library:
      throw Renaming.Refusal(foreign(entity, "the library '\(FilePath.name(of: file.source.path))'"))
    case .requested, .imported:
      let path = FilePath.absolute(file.source.path)
      guard isLocal || analysis.holds(path) else {
        throw Renaming.Refusal(foreign(entity, "'\(path)', outside of the open folders"))
      }
    }
    switch entity {
    case .method(let declaration, let owner, _):
      if declaration.isAction {
        throw Renaming.Refusal("'\(name)' is an action: files of the designer may hold its name")
      }
      let unseen = names.program.hierarchy(of: owner).unseen
      guard unseen.isEmpty else {
        throw Renaming.Refusal(
          "'\(owner.name)' has an ancestor that can't be seen, '\(unseen[0])': it may have a method '\(name)' too"
        )
      }
    case .field(let declaration, _, _) where declaration.type.qualifiers.contains(.outlet):
      throw Renaming.Refusal("'\(name)' is an outlet: files of the designer may hold its name")
    default: break
    }
  }

  private func foreign(_ entity: Entity, _ home: String) -> String {
    var owner = ""
    switch entity {
    case .requirement(let requirement): owner = requirement.owner.name + "."
    case .method(_, let symbol, _): owner = symbol.name + "."
    default: break
    }
    return "'\(owner)\(name)' is declared in \(home), so its name can't be changed"
  }

  /// A configuration that names a method goes stale.
  private func checkConfiguration() throws(Renaming.Refusal) {
    for (entity, names) in members {
      switch entity {
      case .requirement(let requirement):
        if names.program.configuredPairs.contains(where: {
          $0.protocolName == requirement.owner.name && $0.methods.contains(name)
        }) {
          throw Renaming.Refusal("the configuration declares a pair with '\(name)': change it there first")
        }
      case .type(.protocol(let symbol)):
        if names.program.configuredPairs.contains(where: { $0.protocolName == symbol.name }) {
          throw Renaming.Refusal("the configuration declares a pair of '\(name)': change it there first")
        }
      default: break
      }
    }
    if let entry = analysis.namedInBindings.sorted().first(where: isMeant) {
      throw Renaming.Refusal("the configuration of bindings names '\(entry)': change it there first")
    }
  }

  /// Whether an entry of a configuration, such as `Type` or `Protocol.method(types).parameter`, names what is renamed.
  private func isMeant(by entry: String) -> Bool {
    members.contains { entity, _ in
      switch entity {
      case .type: ConditionExpression.names(in: entry).contains(name)
      case .requirement(let requirement): isMember(name, of: requirement.owner.name, in: entry)
      case .field(_, .structure(let owner), _): isMember(name, of: owner.declaration.name?.text, in: entry)
      case .enumMember(_, let owner, _): isMember(name, of: owner.name?.text, in: entry)
      default: false
      }
    }
  }

  private func isMember(_ name: String, of owner: String?, in entry: String) -> Bool {
    guard let owner, entry.hasPrefix("\(owner).\(name)") else { return false }
    let rest = entry.dropFirst(owner.count + name.count + 1)
    return rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }
}

extension Analysis {
  /// Whether a file is open or lies in an open folder.
  func holds(_ path: String) -> Bool {
    documents[path] != nil || folders.contains { FilePath.lies(path, in: $0) }
  }
}
