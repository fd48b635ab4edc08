import XCSemantics

extension Translator {
  /// Required methods in the protocol; each pair and each other optional method in one that refines it.
  mutating func translateRefined(_ shape: ProtocolShape) -> [SwiftDeclaration] {
    let optional = shape.methods.filter(\.declaration.isOptional)
    guard !refuseSharedProperties(in: shape), !refuseMethodsCalledSelf(optional, in: shape) else { return [] }
    let required = shape.methods.filter { !$0.declaration.isOptional }.map { method in
      var function = method.function
      function.documentation = Documentation.join(function.documentation, shape.belonging(of: method))
      return function
    }
    var declarations: [SwiftDeclaration] = [
      .protocol(
        SwiftProtocol(
          documentation: Documentation.lines(of: shape.declaration.documentation), name: shape.name,
          requirements: required))
    ]
    var bindings: [SwiftMethodBinding] = []
    for (suffix, methods, group) in refinements(of: optional, in: shape) {
      let name = shape.name + suffix
      guard claim(name, for: shape.declaration.name, in: shape.file) else { continue }
      declarations.append(refinement(name, of: methods, group, in: shape))
      bindings += methods.map { method in
        SwiftMethodBinding(
          documentation: Documentation.join(
            [], "`\(method.function.fullName)` of `\(name)`; nil where the object does not conform to that."),
          method: method.function, refinement: name,
          type: method.functionType(isolation: options.isolation))
      }
    }
    guard !bindings.isEmpty else { return declarations }
    return declarations + [.extension(SwiftExtension(name: shape.name, bindings: bindings))]
  }

  /// What becomes a protocol of its own, in the order of the source.
  private func refinements(
    of optional: [BoundMethod], in shape: ProtocolShape
  ) -> [(suffix: String, methods: [BoundMethod], group: PairGroup?)] {
    var result: [(String, [BoundMethod], PairGroup?)] = []
    for method in optional {
      guard let group = shape.group(of: method) else {
        result.append((NameWords(method.function.name).upperCamelCase, [method], nil))
        continue
      }
      guard !result.contains(where: { $0.2 == group }) else { continue }
      result.append((group.name, shape.optionalMethods(of: group), group))
    }
    return result
  }

  private func refinement(
    _ name: String, of methods: [BoundMethod], _ group: PairGroup?, in shape: ProtocolShape
  ) -> SwiftDeclaration {
    let together = group.map { group in
      shape.belonging(of: group) + " A class that conforms has \(shape.wholeWord(for: group))."
    }
    let purpose =
      together
      ?? "`\(shape.name)` for a class that has \(Documentation.list(methods.map(\.function.fullName)))."
    return .protocol(
      SwiftProtocol(
        documentation: Documentation.join([], purpose), name: name, parent: shape.name,
        requirements: methods.map(\.function)))
  }

  /// Refuses what the compiler warns of wherever a closure on an actor calls it; says whether there is any.
  private mutating func refuseMethodsCalledSelf(_ optional: [BoundMethod], in shape: ProtocolShape) -> Bool {
    let refused = optional.filter { options.isolation != nil && $0.function.name == "self" }
    for method in refused {
      refuse(
        "an optional method 'self' cannot be called from a closure on the main actor, as this style does;"
          + " give '\(shape.declaration.name.text).\(method.name)' another name under \"names\" in the"
          + " configuration", in: shape.file, at: method.declaration.name.range)
    }
    return !refused.isEmpty
  }

  /// Refuses optional methods whose properties would clash with each other or with a method without
  /// parameters; says whether there are any.
  private mutating func refuseSharedProperties(in shape: ProtocolShape) -> Bool {
    let before = refusals.count
    for (index, method) in shape.methods.enumerated() {
      for other in shape.methods[..<index] where other.function.name == method.function.name {
        let optionals = [method, other].filter(\.declaration.isOptional)
        let plain = [method, other].filter { !$0.declaration.isOptional && $0.function.parameters.isEmpty }
        guard optionals.count == 2 || optionals.count == 1 && plain.count == 1 else { continue }
        refuseCollision(
          of: method, with: other, in: shape,
          "an optional method is a property '\(method.function.name)' in this style")
        break
      }
    }
    return refusals.count > before
  }
}
