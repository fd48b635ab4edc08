extension SwiftPrinter {
  func print(_ declaration: SwiftStruct) -> [String] {
    let properties = declaration.properties.map { property in
      documentation(property.documentation)
        + layout.property(
          access.prefix + "var " + ReservedWords.quoted(property.name, as: .property), property.type,
          indent: 2)
    }
    let head = DeclarationHead(
      keyword: access.prefix + "struct", name: ReservedWords.quoted(declaration.name, as: .typeDeclaration),
      inherited: declaration.isSendable ? [types.names.standard("Sendable")] : [])
    let isSpaced = declaration.properties.contains { !$0.documentation.isEmpty }
    let stored = isSpaced ? properties : properties.isEmpty ? [] : [properties.flatMap { $0 }]
    return documentation(declaration.documentation)
      + block(head, members: stored + [initializer(of: declaration)])
  }

  private func initializer(of declaration: SwiftStruct) -> [String] {
    guard !declaration.properties.isEmpty else { return [access.prefix + "init() {}"] }
    let parameters = declaration.properties.map { property in
      // A parameter called self would hide the struct itself.
      SwiftParameter(
        label: property.name, name: property.name == "self" ? "self_" : property.name,
        type: property.type.asParameter)
    }
    let lines = print(FunctionHead(name: access.prefix + "init", parameters: parameters, tail: " {"))
    let assignments = zip(declaration.properties, parameters).flatMap { property, parameter in
      assignment(
        of: ReservedWords.quoted(parameter.name ?? property.name, as: .value),
        to: ReservedWords.quoted(property.name, as: .property))
    }
    return lines + assignments.map { "  " + $0 } + ["}"]
  }

  private func assignment(of value: String, to property: String) -> [String] {
    let start = "self." + property + " ="
    if layout.fits(start + " " + value, indent: 4) { return [start + " " + value] }
    if layout.fits(start, indent: 4) { return [start, "  " + value] }
    return ["self", "  ." + property + " =", "  " + value]
  }

  func print(_ declaration: SwiftEnumeration) -> [String] {
    let head = DeclarationHead(
      keyword: access.prefix + "struct", name: ReservedWords.quoted(declaration.name, as: .typeDeclaration),
      inherited: ["RawRepresentable", "Hashable", "Sendable"].map(types.names.standard))
    let raw = types.spelling(of: declaration.rawType)
    let stored = [access.prefix + "let rawValue: " + raw]
    let initializer = [access.prefix + "init(rawValue: " + raw + ") { self.rawValue = rawValue }"]
    // A member of these names would be looked up in place of what makes a value.
    let isHidden = declaration.members.contains { $0.name == "Self" || $0.name == "rawValue" }
    let reference = ReservedWords.quoted(declaration.name, as: .typeReference)
    let members = declaration.members.map { member in
      documentation(member.documentation)
        + constant(
          ReservedWords.quoted(member.name, as: .property), of: isHidden ? reference : nil,
          (isHidden ? ".init" : "Self") + "(rawValue: \(member.value))")
    }
    let isSpaced = declaration.members.contains { !$0.documentation.isEmpty }
    let statics = isSpaced ? members : members.isEmpty ? [] : [members.flatMap { $0 }]
    return documentation(declaration.documentation)
      + block(head, members: [stored, initializer] + statics)
  }

  /// `static let name = value`, with the type where one is given.
  private func constant(_ name: String, of type: String?, _ value: String) -> [String] {
    let keyword = access.prefix + "static"
    let typed = name + (type.map { ": " + $0 } ?? "") + " ="
    let start = keyword + " let " + typed
    if layout.fits(start + " " + value, indent: 2) { return [start + " " + value] }
    if layout.fits(start, indent: 2) { return [start, "  " + value] }
    guard let type else { return [keyword, "  let " + typed, "  " + value] }
    let named = keyword + " let " + name + ":"
    guard layout.fits(named, indent: 2) else {
      return [keyword, "  let " + name + ":", "  " + type + " = " + value]
    }
    let short = type + " = " + value
    return [named] + (layout.fits(short, indent: 4) ? ["  " + short] : ["  " + type + " =", "    " + value])
  }

  func print(_ declaration: SwiftTypeAlias) -> [String] {
    let name = ReservedWords.quoted(declaration.name, as: .typeDeclaration) + " ="
    let keyword = access.prefix + "typealias"
    return documentation(declaration.documentation) + alias(keyword, name, for: declaration.target)
  }

  private func alias(_ keyword: String, _ name: String, for target: SwiftType) -> [String] {
    let lines = layout.attached(keyword + " " + name + " ", target, indent: 0)
    // With an attribute in front the type has lines of its own.
    var hasAttribute = false
    if case .function(let function) = target { hasAttribute = function.isOnMainActor }
    if lines.count == 1 || !hasAttribute, layout.fit(lines, indent: 0) { return lines }
    let below = layout.attached("", target, indent: 2).map { "  " + $0 }
    return layout.fits(keyword + " " + name)
      ? [keyword + " " + name] + below : [keyword, "  " + name] + below
  }

  func print(_ declaration: SwiftClass) -> [String] {
    let parent = declaration.parent.map { ReservedWords.quoted($0, as: .typeReference) }
    let head = DeclarationHead(
      attribute: isolationPrefix, keyword: "open class",
      name: ReservedWords.quoted(declaration.name, as: .typeDeclaration), inherited: parent.map { [$0] } ?? []
    )
    // Without the initialiser no other module could make one or derive from it.
    return block(head, members: parent == nil ? [["public init() {}"]] : [])
  }
}
