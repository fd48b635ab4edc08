extension SwiftPrinter {
  func print(_ declaration: SwiftProtocol) -> [String] {
    let parent =
      declaration.parent.map { ReservedWords.quoted($0, as: .typeReference) }
      ?? types.names.standard("AnyObject")
    let head = DeclarationHead(
      attribute: isolationPrefix, keyword: access.prefix + "protocol",
      name: ReservedWords.quoted(declaration.name, as: .typeDeclaration), inherited: [parent])
    return documentation(declaration.documentation)
      + methods(head, declaration.requirements.map { print($0, access: .internal) })
  }

  func print(_ declaration: SwiftExtension) -> [String] {
    let head = DeclarationHead(
      keyword: "extension", name: ReservedWords.quoted(declaration.name, as: .typeReference),
      constraints: declaration.constraints.map { ReservedWords.quoted($0, as: .typeReference) })
    let narrowed =
      AccessLevel.narrowest(of: [access] + [declaration.widestAccess].compactMap { $0 }) ?? access
    return documentation(declaration.documentation)
      + methods(
        head, declaration.functions.map { print($0, access: narrowed) } + declaration.bindings.map(print))
  }

  /// A block in which methods of a line each stand close; where one takes more, all stand apart.
  private func methods(_ head: DeclarationHead, _ members: [[String]]) -> [String] {
    block(head, members: members, spaced: members.contains { $0.count > 1 })
  }

  private func print(_ binding: SwiftMethodBinding) -> [String] {
    let head = access.prefix + "var " + ReservedWords.quoted(binding.method.name, as: .property)
    let refinement = ReservedWords.quoted(binding.refinement, as: .typeReference)
    return documentation(binding.documentation)
      + layout.property(head, .optional(binding.type), opensBody: true, indent: 2)
      + (cast(to: refinement) + closure(calling: binding.method)).map { "  " + $0 } + ["}"]
  }

  private func cast(to refinement: String) -> [String] {
    let binding = "let refined = self"
    let cast = "as? any " + refinement
    let condition = "guard " + binding + " " + cast
    for lines in [[condition + " else { return nil }"], [condition + " else {", "  return nil", "}"]]
    where layout.fit(lines, indent: 4) {
      return lines
    }
    return ["guard", "  " + binding, "    " + cast, "else { return nil }"]
  }

  /// `return { refined.method($0) }`, broken where it is too long for a line of the property's body.
  private func closure(calling method: SwiftFunction) -> [String] {
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label.map { ReservedWords.quoted($0, as: .callLabel) + ": " } ?? "") + "$\(index)"
    }
    let head =
      (method.isThrowing ? "try " : "") + "refined." + ReservedWords.quoted(method.name, as: .methodCall)
      + "("
    let call = head + arguments.joined(separator: ", ") + ")"
    for lines in [["return { \(call) }"], ["return {", "  " + call, "}"]] where layout.fit(lines, indent: 4) {
      return lines
    }
    guard !arguments.isEmpty, layout.fits(head, indent: 6) else {
      let start = method.isThrowing ? "try refined" : "refined"
      let name = "." + ReservedWords.quoted(method.name, as: .methodCall) + "("
      let rest =
        arguments.isEmpty
        ? ["    " + name + ")"]
        : ["    " + name] + layout.filled(arguments, tail: ")", indent: 10).map { "      " + $0 }
      return ["return {", "  " + start] + rest + ["}"]
    }
    return ["return {", "  " + head] + layout.filled(arguments, tail: ")", indent: 8).map { "    " + $0 } + [
      "}"
    ]
  }
}
