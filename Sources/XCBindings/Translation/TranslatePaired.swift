import XCSemantics

extension Translator {
  /// One protocol with every method; defaults for optional ones, but for pairs, which have an opt-out
  /// instead.
  mutating func translatePaired(_ shape: ProtocolShape) -> [SwiftDeclaration] {
    let requirements = shape.methods.map { method in
      let optOut = shape.group(of: method).flatMap { group in
        method.declaration.isOptional ? optOutName(of: group, in: shape) : nil
      }
      let choice = optOut.map { "A class has both, or adopts `\($0)` and needs neither." }
      return requirement(method, adding: [shape.belonging(of: method), choice])
    }
    let defaults = shape.methods.filter { $0.declaration.isOptional && shape.group(of: $0) == nil }
    var declarations = [base(of: shape, requirements)] + defaultExtension(of: shape.name, defaults)
    for group in shape.groups {
      let methods = shape.optionalMethods(of: group)
      guard !methods.isEmpty else { continue }
      declarations += optOut(of: group, methods, in: shape)
    }
    return declarations
  }

  /// One protocol with every method, and a default for each optional one.
  mutating func translateWithDefaults(_ shape: ProtocolShape) -> [SwiftDeclaration] {
    let requirements = shape.methods.map { method in
      let isHalf = shape.group(of: method) != nil
      return requirement(
        method, adding: [shape.belonging(of: method), isHalf ? "A class that has one wants both." : nil])
    }
    return [base(of: shape, requirements)]
      + defaultExtension(of: shape.name, shape.methods.filter(\.declaration.isOptional))
  }

  private func requirement(_ method: BoundMethod, adding sentences: [String?]) -> SwiftFunction {
    var function = method.declaration.isOptional ? method.withOptionalResult : method.function
    function.documentation = Documentation.join(
      function.documentation, sentences.compactMap { $0 }.joined(separator: " "))
    return function
  }

  private func base(of shape: ProtocolShape, _ requirements: [SwiftFunction]) -> SwiftDeclaration {
    .protocol(
      SwiftProtocol(
        documentation: Documentation.lines(of: shape.declaration.documentation), name: shape.name,
        requirements: requirements))
  }

  private func defaultExtension(of name: String, _ methods: [BoundMethod]) -> [SwiftDeclaration] {
    guard !methods.isEmpty else { return [] }
    return [.extension(SwiftExtension(name: name, functions: methods.map(\.withOptionalResult.asDefault)))]
  }

  private func optOutName(of group: PairGroup, in shape: ProtocolShape) -> String {
    shape.name + "Without" + group.name
  }

  private mutating func optOut(
    of group: PairGroup, _ methods: [BoundMethod], in shape: ProtocolShape
  ) -> [SwiftDeclaration] {
    let name = optOutName(of: group, in: shape)
    guard claim(name, for: shape.declaration.name, in: shape.file) else { return [] }
    let names = Documentation.list(methods.map(\.function.fullName), lastWord: "nor")
    let documentation =
      "`\(shape.name)` for a class that has \(methods.count > 1 ? "neither" : "no") \(names):"
      + " here they do nothing."
    return [
      .protocol(
        SwiftProtocol(
          documentation: Documentation.join([], documentation), name: name, parent: shape.name,
          requirements: []))
    ] + defaultExtension(of: name, methods)
  }
}
