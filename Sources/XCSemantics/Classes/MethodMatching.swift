import XCSyntax

/// A method as it stands in one part of a class or of an ancestor.
public struct ClassMethod: Sendable {
  /// The method.
  public let declaration: FunctionDeclaration
  /// The file that holds it.
  public let file: FileID
  /// The part of the class that holds it.
  public let part: ClassSymbol.Part
  /// The class that it is a method of.
  public let owner: ClassSymbol
  /// 0 for a method of the class itself, 1 for one of its parent.
  public let depth: Int
  /// When the class has it.
  public internal(set) var condition: Condition

  /// Whether it is the same declaration as another one.
  public func isAt(_ other: ClassMethod) -> Bool {
    file == other.file && declaration.range == other.declaration.range
  }
}

/// A method that a protocol asks for.
public struct Requirement: Sendable, Hashable {
  /// The method.
  public let declaration: FunctionDeclaration
  /// The protocol.
  public let owner: ProtocolSymbol

  /// The name.
  public var name: String { declaration.name.text }

  /// Within one program a place names one method.
  public static func == (left: Requirement, right: Requirement) -> Bool {
    left.owner == right.owner && left.declaration.range == right.declaration.range
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(declaration.range)
  }
}

extension ProtocolSymbol {
  /// The methods that the protocol asks for, in order.
  public var requirements: [Requirement] {
    declaration.methods.map { Requirement(declaration: $0, owner: self) }
  }

  /// The first method of a name: the only one that can be called through the protocol.
  public func requirement(named name: String) -> Requirement? {
    let all = declaration.methods
    let place = methods.map { $0[name] } ?? all.indices.first { all[$0].name.text == name }
    return place.map { Requirement(declaration: all[$0], owner: self) }
  }
}

extension Program {
  /// Methods of the class and its ancestors that pass a test, nearest first.
  public func methods(
    of hierarchy: ClassHierarchy, where accepts: (FunctionDeclaration) -> Bool
  ) -> [ClassMethod] {
    methods(of: hierarchy) { symbol in
      symbol.parts.flatMap { part in
        let methods = part.declaration.methods
        return methods.indices.filter { accepts(methods[$0]) }.map { (part, methods[$0]) }
      }
    }
  }

  /// Methods of a name of the class and its ancestors, nearest first.
  public func methods(of hierarchy: ClassHierarchy, named name: String) -> [ClassMethod] {
    methods(of: hierarchy) { $0.methods(named: name) }
  }

  private func methods(
    of hierarchy: ClassHierarchy,
    choosing choose: (ClassSymbol) -> [(part: ClassSymbol.Part, method: FunctionDeclaration)]
  ) -> [ClassMethod] {
    hierarchy.members.flatMap { methods(of: $0, choosing: choose($0.symbol)) }
  }

  /// What is chosen of one class of a hierarchy, as far as its conditions can hold together.
  func methods(
    of member: ClassHierarchy.Member, choosing chosen: [(part: ClassSymbol.Part, method: FunctionDeclaration)]
  ) -> [ClassMethod] {
    chosen.compactMap { part, method in
      let condition = member.condition.and(part.declaration.condition).and(method.condition)
      guard condition == .always || condition.isSatisfiable else { return nil }
      return ClassMethod(
        declaration: method, file: part.file, part: part, owner: member.symbol, depth: member.depth,
        condition: condition)
    }
  }

  /// The methods that implement a requirement: right name, right parameter types, nothing else is compared.
  public func implementations(of requirement: Requirement, in hierarchy: ClassHierarchy) -> [ClassMethod] {
    methods(of: hierarchy, named: requirement.name).compactMap { implementation(of: requirement, by: $0) }
  }

  /// A method as far as it implements a requirement: under which conditions it has the parameter types may depend on
  /// typedefs. Nil where it never has.
  public func implementation(of requirement: Requirement, by method: ClassMethod) -> ClassMethod? {
    guard method.declaration.name.text == requirement.name,
      let fitting = agreement(
        of: method.declaration, from: method.file, with: requirement.declaration,
        from: requirement.owner.file)
    else { return nil }
    var method = method
    method.condition = method.condition.and(fitting)
    return method.condition == .always || method.condition.isSatisfiable ? method : nil
  }

  /// Whether a method has the name and the parameter types of a requirement, under some condition.
  public func matches(_ method: ClassMethod, _ requirement: Requirement) -> Bool {
    implementation(of: requirement, by: method) != nil
  }

  /// The parameter types in the spelling by which they are compared.
  public func canonicalParameters(of method: FunctionDeclaration, from file: FileID) -> [String] {
    method.signature.parameters.map { canonicalSpelling(of: $0.type, from: file) }
  }

  /// The result types in the spelling by which they are compared.
  public func canonicalResults(of method: FunctionDeclaration, from file: FileID) -> [String] {
    method.signature.results.map { canonicalSpelling(of: $0, from: file) }
  }
}
