import XCSyntax

/// Where the members of a class stand, by their names; only for a class with so much of them that looking at each
/// would take long.
struct MemberIndex: Sendable {
  /// A member: its part of the class, and its place among the methods or fields there.
  struct Place: Sendable {
    let part: Int
    let index: Int
  }

  private var methods: [String: [Place]] = [:]
  private var fields: [String: [Place]] = [:]

  /// Classes with fewer parts and members are looked through.
  static let fewest = 16

  init?(_ parts: [ClassSymbol.Part]) {
    let count = parts.reduce(parts.count) { count, part in
      count + part.declaration.methods.count + part.declaration.fields.count
    }
    guard count >= Self.fewest else { return nil }
    for (place, part) in parts.enumerated() {
      for (index, method) in part.declaration.methods.enumerated() {
        methods[method.name.text, default: []].append(Place(part: place, index: index))
      }
      for (index, field) in part.declaration.fields.enumerated() {
        fields[field.name.text, default: []].append(Place(part: place, index: index))
      }
    }
  }

  func methods(named name: String) -> [Place] { methods[name] ?? [] }

  func fields(named name: String) -> [Place] { fields[name] ?? [] }
}

extension ClassSymbol {
  /// The methods of a name, in the order of the parts, each with its part: the first ones, where a limit is set.
  public func methods(
    named name: String, atMost limit: Int = .max
  ) -> [(part: Part, method: FunctionDeclaration)] {
    if let members {
      return members.methods(named: name).prefix(limit).map {
        (parts[$0.part], parts[$0.part].declaration.methods[$0.index])
      }
    }
    // By index: a method is copied only where it is the one.
    var found: [(part: Part, method: FunctionDeclaration)] = []
    for part in parts {
      let methods = part.declaration.methods
      for index in methods.indices where methods[index].name.text == name {
        guard found.count < limit else { return found }
        found.append((part, methods[index]))
      }
    }
    return found
  }

  /// The fields of a name, in the order of the parts, each with its part.
  public func fields(named name: String) -> [(part: Part, field: VariableDeclaration)] {
    if let members {
      return members.fields(named: name).map { (parts[$0.part], parts[$0.part].declaration.fields[$0.index]) }
    }
    var found: [(part: Part, field: VariableDeclaration)] = []
    for part in parts {
      let fields = part.declaration.fields
      for index in fields.indices where fields[index].name.text == name {
        found.append((part, fields[index]))
      }
    }
    return found
  }
}
