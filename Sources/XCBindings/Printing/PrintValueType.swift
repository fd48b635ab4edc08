extension SwiftPrinter {
  func print(_ declaration: SwiftStruct) -> [String] {
    let properties = declaration.properties.map { property in
      documentation(property.documentation)
        + layout.property(
          access.prefix + "var " + ReservedWords.quoted(property.name, as: .property), property.type,
          indent: 2)
    }
    let conformance = declaration.isSendable ? ": " + types.names.standard("Sendable") : ""
    let head = access.prefix + "struct " + ReservedWords.quoted(declaration.name, as: .typeDeclaration)
    let isSpaced = declaration.properties.contains { !$0.documentation.isEmpty }
    let stored = isSpaced ? properties : properties.isEmpty ? [] : [properties.flatMap { $0 }]
    return documentation(declaration.documentation)
      + block(head + conformance, members: stored + [initializer(of: declaration)])
  }

  private func initializer(of declaration: SwiftStruct) -> [String] {
    guard !declaration.properties.isEmpty else { return [access.prefix + "init() {}"] }
    let parameters = declaration.properties.map { property in
      // A parameter called self would hide the struct itself.
      SwiftParameter(
        label: property.name, name: property.name == "self" ? "self_" : property.name,
        type: property.type.asParameter)
    }
    let lines = signature(access.prefix + "init", parameters, result: nil, tail: " {")
    let assignments = zip(declaration.properties, parameters).map { property, parameter in
      "  self." + ReservedWords.quoted(property.name, as: .property) + " = "
        + ReservedWords.quoted(parameter.name ?? property.name, as: .value)
    }
    return lines + assignments + ["}"]
  }

  func print(_ declaration: SwiftEnumeration) -> [String] {
    let name = ReservedWords.quoted(declaration.name, as: .typeDeclaration)
    let raw = types.spelling(of: declaration.rawType)
    let conformances = ["RawRepresentable", "Hashable", "Sendable"].map(types.names.standard)
    let stored = [access.prefix + "let rawValue: " + raw]
    let initializer = [access.prefix + "init(rawValue: " + raw + ") { self.rawValue = rawValue }"]
    // A member of these names would be looked up in place of what makes a value.
    let isHidden = declaration.members.contains { $0.name == "Self" || $0.name == "rawValue" }
    let reference = ReservedWords.quoted(declaration.name, as: .typeReference)
    let value = isHidden ? ": \(reference) = .init(rawValue: " : " = Self(rawValue: "
    let members = declaration.members.map { member in
      documentation(member.documentation) + [
        access.prefix + "static let " + ReservedWords.quoted(member.name, as: .property) + value
          + "\(member.value))"
      ]
    }
    let isSpaced = declaration.members.contains { !$0.documentation.isEmpty }
    let statics = isSpaced ? members : members.isEmpty ? [] : [members.flatMap { $0 }]
    return documentation(declaration.documentation)
      + block(
        access.prefix + "struct " + name + ": " + conformances.joined(separator: ", "),
        members: [stored, initializer] + statics)
  }

  func print(_ declaration: SwiftTypeAlias) -> [String] {
    let name = ReservedWords.quoted(declaration.name, as: .typeDeclaration)
    return documentation(declaration.documentation)
      + layout.attached(access.prefix + "typealias " + name + " = ", declaration.target, indent: 0)
  }

  func print(_ declaration: SwiftClass) -> [String] {
    let name = ReservedWords.quoted(declaration.name, as: .typeDeclaration)
    let head = isolationPrefix + "open class " + name
    guard let parent = declaration.parent else {
      // Without it no other module could make one or derive from it.
      return block(head, members: [["public init() {}"]])
    }
    return [head + ": " + ReservedWords.quoted(parent, as: .typeReference) + " {}"]
  }
}
