import XCSemantics
import XCSyntax

extension Translator {
  /// A protocol with all that its style adds; empty where anything of it is refused.
  ///
  /// - Parameter delegates: names of protocols of the file that are delegates or data sources.
  mutating func translate(
    _ declaration: ProtocolDeclaration, in file: FileID, delegates: Set<String>
  ) -> [SwiftDeclaration] {
    let before = refusals.count
    for member in declaration.invalidMembers
    where isKept(member.condition, member.name.range, in: file, of: declaration.range) {
      let kind = member.kind == .field ? "a field" : "a declaration of its own"
      refuse(
        "'\(member.name.text)' is \(kind); a protocol has methods only", in: file, at: member.name.range)
    }
    refuseMacro(declaration.name, in: file)
    var methods: [BoundMethod] = []
    for method in declaration.methods
    where isKept(method.condition, method.range, in: file, of: declaration.range) {
      refuseMacro(method.name, in: file)
      if let bound = translate(
        method, of: declaration, isDelegate: delegates.contains(declaration.name.text), in: file)
      {
        methods.append(bound)
      }
    }
    let name = mapper.swiftName(declaration.name.text)
    guard claim(name, for: declaration.name, in: file), refusals.count == before else { return [] }
    let pairs = pairs(of: declaration, in: file)
    let shape = ProtocolShape(
      declaration: declaration, file: file, name: name, methods: methods,
      groups: PairGroup.groups(of: pairs, among: Set(methods.map(\.name))))
    refuseCollisions(in: shape)
    let declarations =
      switch options.optionals {
      case .paired: translatePaired(shape)
      case .defaults: translateWithDefaults(shape)
      case .refined: translateRefined(shape)
      }
    return refusals.count == before ? declarations : []
  }

  /// Refuses methods that Swift could not tell apart, the later one of two, with the earlier one named.
  private mutating func refuseCollisions(in shape: ProtocolShape) {
    var earlier: [MethodKey: BoundMethod] = [:]
    for method in shape.methods {
      let isRefined = options.optionals == .refined
      let function = method.declaration.isOptional && !isRefined ? method.withOptionalResult : method.function
      guard let other = earlier.updateValue(method, forKey: MethodKey(function)) else { continue }
      refuseCollision(
        of: method, with: other, in: shape,
        "both are '\(function.fullName)' with the same types")
    }
  }

  /// Refuses a method that cannot stand beside another.
  mutating func refuseCollision(
    of method: BoundMethod, with other: BoundMethod, in shape: ProtocolShape, _ reason: String
  ) {
    var first = other.name + "(" + other.declaration.signature.parameterSpelling + ")"
    var second = method.name + "(" + method.declaration.signature.parameterSpelling + ")"
    if first == second {
      first = other.resultSpelling + " " + first + (other.declaration.isThrowing ? " throws" : "")
      second = method.resultSpelling + " " + second + (method.declaration.isThrowing ? " throws" : "")
    }
    let advice = first == second ? "take one away" : "rename one under \"names\" in the configuration"
    refuse(
      "Swift cannot tell '\(second)' from '\(first)': \(reason); \(advice)",
      in: shape.file, at: method.declaration.name.range,
      notes: [
        Refusal.Note(
          message: "'\(first)' is declared here", file: shape.file, range: other.declaration.name.range)
      ])
  }
}
