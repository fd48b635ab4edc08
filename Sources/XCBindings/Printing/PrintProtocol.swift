extension SwiftPrinter {
  func print(_ declaration: SwiftProtocol) -> [String] {
    let name = ReservedWords.quoted(declaration.name, as: .typeDeclaration)
    let parent =
      declaration.parent.map { ReservedWords.quoted($0, as: .typeReference) } ?? types.names.standard("AnyObject")
    return documentation(declaration.documentation)
      + block(
        isolationPrefix + access.prefix + "protocol " + name + ": " + parent,
        members: declaration.requirements.map { print($0, access: .internal) },
        spaced: declaration.requirements.contains { !$0.documentation.isEmpty })
  }

  func print(_ declaration: SwiftExtension) -> [String] {
    block(
      "extension " + ReservedWords.quoted(declaration.name, as: .typeReference),
      members: declaration.functions.map { print($0, access: access) } + declaration.bindings.map(print),
      spaced: !declaration.bindings.isEmpty)
  }

  private func print(_ binding: SwiftMethodBinding) -> [String] {
    let method = binding.method
    let arguments = method.parameters.enumerated().map { index, parameter in
      (parameter.label.map { ReservedWords.quoted($0, as: .callLabel) + ": " } ?? "") + "$\(index)"
    }
    let refinement = ReservedWords.quoted(binding.refinement, as: .typeReference)
    let call =
      (method.isThrowing ? "try " : "") + "refined." + ReservedWords.quoted(method.name, as: .methodCall)
      + "(" + arguments.joined(separator: ", ") + ")"
    let name = ReservedWords.quoted(method.name, as: .property)
    return documentation(binding.documentation) + [
      access.prefix + "var " + name + ": " + types.spelling(of: .optional(binding.type)) + " {",
      "  guard let refined = self as? any " + refinement + " else { return nil }",
      "  return { " + call + " }",
      "}",
    ]
  }
}
