extension SwiftPrinter {
  func print(_ declaration: SwiftProtocol) -> [String] {
    let name = ReservedWords.quoted(declaration.name, as: .typeDeclaration)
    let parent =
      declaration.parent.map { ReservedWords.quoted($0, as: .typeReference) }
      ?? types.names.standard("AnyObject")
    return documentation(declaration.documentation)
      + methods(
        isolationPrefix + access.prefix + "protocol " + name + ": " + parent,
        declaration.requirements.map { print($0, access: .internal) })
  }

  func print(_ declaration: SwiftExtension) -> [String] {
    methods(
      "extension " + ReservedWords.quoted(declaration.name, as: .typeReference),
      declaration.functions.map { print($0, access: access) } + declaration.bindings.map(print))
  }

  /// A block in which methods of a line each stand close; where one takes more, all stand apart.
  private func methods(_ head: String, _ members: [[String]]) -> [String] {
    block(head, members: members, spaced: members.contains { $0.count > 1 })
  }

  private func print(_ binding: SwiftMethodBinding) -> [String] {
    let head = access.prefix + "var " + ReservedWords.quoted(binding.method.name, as: .property)
    let refinement = ReservedWords.quoted(binding.refinement, as: .typeReference)
    let guarding = "guard let refined = self as? any " + refinement + " else { return nil }"
    return documentation(binding.documentation)
      + layout.property(head, .optional(binding.type), opensBody: true, indent: 2)
      + ([guarding] + closure(calling: binding.method)).map { "  " + $0 } + ["}"]
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
    if "return { \(call) }".count + 4 <= TypeLayout.lineLength { return ["return { \(call) }"] }
    if call.count + 6 <= TypeLayout.lineLength { return ["return {", "  " + call, "}"] }
    return ["return {", "  " + head] + layout.filled(arguments, tail: ")", indent: 8).map { "    " + $0 } + [
      "}"
    ]
  }
}
