import XCSemantics
import XCSyntax

extension Translator {
  /// A protocol's method as a requirement; nil, with a refusal, where Swift has no such thing.
  mutating func translate(
    _ method: FunctionDeclaration, of owner: ProtocolDeclaration, isDelegate hasSender: Bool, in file: FileID
  ) -> BoundMethod? {
    do {
      try refuseUnbindable(method, in: file)
      let key = owner.name.text + "." + method.name.text
      let owners = [key + "(" + method.signature.parameterSpelling + ")", key]
      let name = try swiftName(of: method, key: key, in: file)
      var parameters: [SwiftParameter] = []
      for (index, parameter) in method.signature.parameters.enumerated() {
        var type = try mapper.map(parameter.type, in: file, at: .parameter)
        let isSender = index == 0 && hasSender && mapper.isSender(type)
        if isSender { type = type.madeNonOptional }
        if let name = parameter.name {
          let isIdle = isSender ? "the sender is never null anyway" : Self.reason(againstNonnull: type)
          if isSetNonnull(owners.map { $0 + "." + name.text }, idleBecause: isIdle) {
            type = type.madeNonOptional
          }
        }
        let own = parameter.name.flatMap { $0.text == "_" ? nil : $0.text }
        let label = name.labels.map { $0[index] } ?? (index == 0 ? nil : own)
        parameters.append(
          SwiftParameter(label: label, name: own.map { distinct($0, parameters) }, type: type.asParameter))
      }
      var result = try mapper.mapResults(method.signature.results, in: file)
      if isSetNonnull(
        owners.map { $0 + ".result" }, idleBecause: reason(againstNonnullResult: result, of: method))
      {
        result = result?.madeNonOptional
      }
      return BoundMethod(
        declaration: method,
        function: SwiftFunction(
          documentation: Documentation.lines(of: method.documentation, since: method.since), name: name.base,
          parameters: parameters, isThrowing: method.isThrowing, result: result))
    } catch {
      refusals.append(error)
      return nil
    }
  }

  private func refuseUnbindable(_ method: FunctionDeclaration, in file: FileID) throws(Refusal) {
    let name = method.name.text
    func refused(_ message: String) -> Refusal {
      Refusal(message: message, file: file, range: method.name.range)
    }
    if method.signature.isVariadic {
      throw refused("'\(name)' takes any number of arguments ('...'), which no Swift method can stand in for")
    }
    if method.bodyRange != nil { throw refused("'\(name)' has a body; a protocol's methods have none") }
    if method.isStatic { throw refused("'\(name)' is static; a protocol has no static methods") }
  }

  /// Whether the configuration says that something is never null; `reason` is why that changes nothing.
  private mutating func isSetNonnull(_ keys: [String], idleBecause reason: String?) -> Bool {
    guard let entry = nonnull.entry(for: keys) else { return false }
    nonnullUse.note(entry, idleBecause: reason)
    return true
  }

  private static func reason(againstNonnull type: SwiftType) -> String? {
    type.isOptional ? nil : "its type is never null in Swift"
  }

  private func reason(againstNonnullResult result: SwiftType?, of method: FunctionDeclaration) -> String? {
    guard let result else { return "the method has no result" }
    if method.isOptional, options.optionals != .refined {
      return "the method is optional, and nil stands for its absence"
    }
    return Self.reason(againstNonnull: result)
  }

  private mutating func swiftName(
    of method: FunctionDeclaration, key: String, in file: FileID
  ) throws(Refusal) -> SwiftNamePattern {
    let name = method.name.text
    let exact = key + "(" + method.signature.parameterSpelling + ")"
    let results = method.signature.results.map(\.spelling).joined(separator: ", ")
    let usual = name + "(" + method.signature.usualLabels.map { $0 + ":" }.joined() + ")"
    let entry = names.entry(for: [exact + " -> " + results, exact, key])
    let configured = entry.flatMap { entry in
      configuredName(entry, insteadOf: options.names[entry] == usual ? usual : name)
    }
    guard let text = configured ?? (name == "_" ? nil : name), let pattern = SwiftNamePattern(text) else {
      throw Refusal(
        message: "'\(name)' is no name in Swift; give '\(key)' one under \"names\" in the configuration",
        file: file, range: method.name.range)
    }
    let count = method.signature.parameters.count
    if let labels = pattern.labels, labels.count != count {
      throw Refusal(
        message: "the name '\(text)' of the configuration is of a method with "
          + counted(labels.count, "parameter") + ", but '\(name)' has \(count)", file: file,
        range: method.name.range)
    }
    return pattern
  }

  /// The name, with a number where an earlier parameter has it already.
  private func distinct(_ name: String, _ earlier: [SwiftParameter]) -> String {
    let taken = Set(earlier.compactMap(\.name))
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }
}

extension FunctionSignature {
  /// The labels that Swift's callers write where nobody says otherwise, `_` for none.
  fileprivate var usualLabels: [String] {
    parameters.enumerated().map { $0 == 0 ? "_" : $1.name?.text ?? "_" }
  }
}
