import XCSemantics
import XCSyntax

/// Finds out whether a new name is free.
struct RenameClash {
  private let subject: RenameSubject
  private let newName: String

  /// Words that begin a type of their own, besides those that qualify one.
  private static let typeWords: Set<String> = ["callback", "block"]

  init(_ subject: RenameSubject, _ newName: String) {
    self.subject = subject
    self.newName = newName
  }

  /// Refuses a name that is none, that says the same as before, or that something else has already.
  func check() throws(Renaming.Refusal) {
    guard SourceText.isName(newName) else { throw Renaming.Refusal("'\(newName)' is no name") }
    guard !SourceText.isReserved(newName) else {
      throw Renaming.Refusal("'\(newName)' is a word of the language")
    }
    guard !["self", "super", "init", "dealloc", "main"].contains(newName) else {
      throw Renaming.Refusal("'\(newName)' means something to the compiler")
    }
    if subject.isType, Self.typeWords.contains(newName) || !PointerQualifiers(word: newName).isEmpty {
      throw Renaming.Refusal("'\(newName)' means something where a type stands")
    }
    guard newName != subject.name else { return }
    for names in subject.analysis.names {
      if names.program.files.contains(where: { $0.source.macros.contains { $0.name.text == newName } }) {
        throw Renaming.Refusal("'\(newName)' is a macro")
      }
    }
    for (entity, names) in subject.members {
      switch entity {
      case .requirement(let requirement):
        if requirement.owner.requirement(named: newName) != nil { throw taken(by: requirement.owner.name) }
      case .field(_, .structure(let owner), _):
        if owner.declaration.fields.contains(where: { $0.name.text == newName }) {
          throw taken(by: owner.declaration.name?.text ?? "the struct")
        }
      case .type, .function, .global, .enumMember:
        if names.isTaken(newName) { throw Renaming.Refusal("there is a '\(newName)' already") }
      case .method, .local, .field, .macro: break
      }
    }
    for names in subject.analysis.names {
      try checkMembers(of: subject.members.filter { $0.names === names }.compactMap(\.entity.owner), names)
    }
    try checkBodies()
  }

  /// Neither the classes nor any above or below them may have a member of that name: a method would become an overload,
  /// an override or a property.
  private func checkMembers(of owners: [ClassSymbol], _ names: ProgramNames) throws(Renaming.Refusal) {
    var waiting = owners
    var below: Set<ClassSymbol> = []
    var ordered: [ClassSymbol] = []
    while let next = waiting.popLast() {
      guard below.insert(next).inserted else { continue }
      ordered.append(next)
      waiting += names.classes.children(of: next)
    }
    var looked: Set<ClassSymbol> = []
    for symbol in ordered + owners.flatMap({ names.program.hierarchy(of: $0).members.map(\.symbol) })
    where looked.insert(symbol).inserted {
      if !symbol.methods(named: newName).isEmpty || !symbol.fields(named: newName).isEmpty {
        throw taken(by: symbol.name)
      }
    }
    // A new name must not make the method what a protocol asks for.
    for symbol in ordered {
      for claim in names.program.conformances(of: names.program.hierarchy(of: symbol)) {
        for found in names.program.protocols(named: claim.name.text, from: claim.file)
        where found.symbol.requirement(named: newName) != nil {
          throw Renaming.Refusal(
            "'\(symbol.name)' conforms to '\(found.symbol.name)', which has a method '\(newName)'")
        }
      }
    }
  }

  private func taken(by owner: String) -> Renaming.Refusal {
    Renaming.Refusal("'\(owner)' has a '\(newName)' already")
  }

  /// Where the old name stands bare, the new one must mean nothing yet in the same function.
  private func checkBodies() throws(Renaming.Refusal) {
    let workspace = WorkspaceNames(subject.analysis)
    var seen: Set<String> = []
    for found in workspace.occurrences(of: subject.keys, named: subject.name) where !found.occurrence.isMember
    {
      let names = found.names.names(of: found.file.id)
      guard let body = names.body(around: found.occurrence.range.lowerBound) else { continue }
      guard seen.insert("\(found.file.source.path) \(body.function.range.lowerBound)").inserted else {
        continue
      }
      for other in names.occurrences(in: body.function.range) {
        guard !other.isMember, !other.isPlainWord,
          found.file.source.text.string(in: other.range) == newName
        else { continue }
        let position = found.file.source.text.position(at: other.range.lowerBound)
        let place = "\(FilePath.name(of: found.file.source.path)):\(position.line):\(position.column)"
        throw Renaming.Refusal(
          "'\(newName)' means something else at \(place), where '\(subject.name)' is used")
      }
    }
  }
}

extension Entity {
  /// The class that a method or field belongs to.
  fileprivate var owner: ClassSymbol? {
    switch self {
    case .method(_, let owner, _), .field(_, .class(let owner), _): owner
    default: nil
    }
  }
}
