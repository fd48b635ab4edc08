import XCSemantics

extension Translator {
  /// One protocol with every method; defaults for optional ones, but for pairs, which have an opt-out
  /// instead.
  mutating func translatePaired(_ shape: ProtocolShape) -> [SwiftDeclaration] {
    let requirements = shape.methods.map { method in
      guard method.declaration.isOptional, let group = shape.group(of: method) else {
        return requirement(method, of: shape, adding: [presence(of: method)])
      }
      return requirement(
        method, of: shape,
        adding: [choice(in: group, of: shape), method.ownOptional.map { _ in Self.ownMark }])
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
      requirement(method, of: shape, adding: [wish(for: method, of: shape), presence(of: method)])
    }
    return [base(of: shape, requirements)]
      + defaultExtension(of: shape.name, shape.methods.filter(\.declaration.isOptional))
  }

  private func requirement(
    _ method: BoundMethod, of shape: ProtocolShape, adding sentences: [String?]
  ) -> SwiftFunction {
    var function = method.declaration.isOptional ? method.withOptionalResult : method.function
    function.documentation = Documentation.join(
      function.documentation,
      ([shape.belonging(of: method)] + sentences).compactMap { $0 }.joined(separator: " "))
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
    return [
      .protocol(
        SwiftProtocol(
          documentation: Documentation.join([], purpose(ofOptOutFrom: methods, in: shape)), name: name,
          parent: shape.name, requirements: []))
    ] + defaultExtension(of: name, methods)
  }

  // MARK: What the documentation says

  /// That a class need not have the method, and how its result is written where the method adds the `?`.
  private func presence(of method: BoundMethod) -> String? {
    guard method.declaration.isOptional else { return nil }
    guard method.function.result != nil else { return "Optional: the default does nothing." }
    return "Optional: the default returns nil." + (method.ownOptional.map { _ in " " + Self.ownMark } ?? "")
  }

  /// What is said where `?` is there for the method's absence alone: without it, it is another method.
  private static let ownMark = "A class writes the `?` of the result too."

  /// What a class may choose about a group.
  private func choice(in group: PairGroup, of shape: ProtocolShape) -> String {
    let required = shape.methods(of: group).filter { !$0.declaration.isOptional }.map(\.function.fullName)
    let isPair = shape.methods(of: group).count == 2
    let rest =
      required.isEmpty ? (isPair ? "neither" : "none") : "only \(Documentation.list(required))"
    return "A class has \(shape.wholeWord(for: group)), or adopts `\(optOutName(of: group, in: shape))`"
      + " and needs \(rest)."
  }

  /// What a class should have where nothing makes it.
  private func wish(for method: BoundMethod, of shape: ProtocolShape) -> String? {
    guard let group = shape.group(of: method) else { return nil }
    let optional = shape.optionalMethods(of: group).count
    if optional == 0 { return nil }
    let isWhole = optional == shape.methods(of: group).count
    return (isWhole ? "A class that has one wants " : "Every class wants ") + shape.wholeWord(for: group)
      + "."
  }

  private func purpose(ofOptOutFrom methods: [BoundMethod], in shape: ProtocolShape) -> String {
    let names = methods.map(\.function.fullName)
    let having =
      switch names.count {
      case 1: "no \(Documentation.list(names)): here it "
      case 2: "neither \(Documentation.list(names, lastWord: "nor")): here they "
      default: "none of \(Documentation.list(names)): here they "
      }
    let isOne = names.count == 1
    var deeds: [String] = []
    if methods.contains(where: { $0.function.result == nil }) {
      deeds.append(isOne ? "does nothing" : "do nothing")
    }
    if methods.contains(where: { $0.function.result != nil }) {
      deeds.append(isOne ? "returns nil" : "return nil")
    }
    return "`\(shape.name)` for a class that has \(having)\(deeds.joined(separator: " or "))."
  }
}
