import XCSyntax

extension Program {
  /// The methods that a call through a class means: those of the nearest class that declares the name.
  ///
  /// Empty where no class that can be seen has one.
  ///
  /// - Parameter limit: how many of them are wanted at most: overloads are many in some generated classes.
  public func nearestMethods(
    named name: String, in hierarchy: ClassHierarchy, atMost limit: Int = .max
  ) -> [ClassMethod] {
    var found: [ClassMethod] = []
    for member in hierarchy.members {
      if let nearest = found.first?.depth, nearest < member.depth { break }
      found += methods(of: member, choosing: member.symbol.methods(named: name, atMost: limit - found.count))
    }
    return found
  }

  /// The field of a name, own or inherited, with its file; nil where conditions choose between two.
  public func field(
    named name: String, in hierarchy: ClassHierarchy
  ) -> (declaration: VariableDeclaration, file: FileID, owner: ClassSymbol)? {
    for member in hierarchy.members {
      let found = member.symbol.fields(named: name)
      if let first = found.first, found.count == 1 { return (first.field, first.part.file, member.symbol) }
      if found.count > 1 { return nil }
    }
    return nil
  }

  /// Whether no field of a class has a name.
  func hasNoField(named name: String, in hierarchy: ClassHierarchy?) -> Bool {
    hierarchy.map { field(named: name, in: $0) == nil } ?? true
  }

  /// Whether a class or an ancestor says that it conforms to a protocol, under any condition. True as well
  /// where an ancestor can't be seen.
  public func mayConform(_ hierarchy: ClassHierarchy, to symbol: ProtocolSymbol) -> Bool {
    !hierarchy.unseen.isEmpty || isSynthesized(symbol.name, for: hierarchy)
      || hierarchy.members.contains { member in
        member.symbol.parts.contains { part in
          part.declaration.protocols.contains { meant($0).text == symbol.name }
        }
      }
  }

  /// Whether a class is another one or has it as an ancestor. True as well where an ancestor can't be seen.
  public func mayDescend(_ hierarchy: ClassHierarchy, from ancestor: ClassSymbol) -> Bool {
    !hierarchy.unseen.isEmpty || hierarchy.members.contains { $0.symbol == ancestor }
  }
}
