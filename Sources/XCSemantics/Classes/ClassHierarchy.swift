import XCSyntax

/// A class with its ancestors.
public struct ClassHierarchy: Sendable {
  /// One class of a hierarchy.
  public struct Member: Sendable {
    /// The class.
    public let symbol: ClassSymbol
    /// 0 for the class itself, 1 for its parent.
    public let depth: Int
    /// When it is part of the hierarchy.
    public let condition: Condition
  }

  /// The class itself, then its ancestors, nearest first. Several of one depth only where conditions choose.
  public let members: [Member]

  /// Names of ancestors whose declaration no file of the program holds.
  public let unseen: [String]

  /// The class itself.
  public let symbol: ClassSymbol
}

extension Program {
  /// The name of the root of all classes.
  static let rootName = "Object"

  /// Ancestors further away than this are not looked at: no person stacks so many, and each class looks at all.
  private static let deepestHierarchy = 100

  /// The class with its ancestors; a cycle of parents ends at the first class that comes again.
  public func hierarchy(of symbol: ClassSymbol) -> ClassHierarchy {
    var members = [ClassHierarchy.Member(symbol: symbol, depth: 0, condition: symbol.declaration.condition)]
    var unseen: [String] = []
    var visited: Set<ClassSymbol> = [symbol]
    var next = 0
    while next < members.count {
      let member = members[next]
      next += 1
      guard let name = parentName(of: member.symbol) else { continue }
      guard member.depth < Self.deepestHierarchy else {
        unseen.append(name)
        continue
      }
      let parents = classes(named: name, from: member.symbol.file)
      if parents.isEmpty, !unseen.contains(name) { unseen.append(name) }
      for parent in parents where visited.insert(parent.symbol).inserted {
        guard member.condition.overlaps(parent.condition) else { continue }
        let condition = member.condition.and(parent.condition)
        members.append(
          ClassHierarchy.Member(symbol: parent.symbol, depth: member.depth + 1, condition: condition))
      }
    }
    return ClassHierarchy(members: members, unseen: unseen, symbol: symbol)
  }

  /// The name of the class that a class extends; nil for the root.
  public func parentName(of symbol: ClassSymbol) -> String? {
    if let parent = symbol.declaration.parent { return parent.text }
    return symbol.name == Self.rootName ? nil : Self.rootName
  }

  /// Whether the class is the root of all classes.
  public func isRoot(_ symbol: ClassSymbol) -> Bool {
    symbol.name == Self.rootName && symbol.declaration.parent == nil
  }
}
