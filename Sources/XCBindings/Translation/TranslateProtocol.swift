import XCSemantics
import XCSyntax

extension Translator {
  /// A protocol with all that its style adds; empty where anything of it is refused.
  mutating func translate(_ declaration: ProtocolDeclaration, in file: FileID) -> [SwiftDeclaration] {
    let before = refusals.count
    for member in declaration.invalidMembers {
      let kind = member.kind == .field ? "a field" : "a declaration of its own"
      refuse(
        "'\(member.name.text)' is \(kind); a protocol has methods only", in: file, at: member.name.range)
    }
    var methods: [BoundMethod] = []
    for method in declaration.methods where isKept(method.condition) {
      if let bound = translate(method, of: declaration, in: file) { methods.append(bound) }
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
      first = other.resultSpelling + " " + first
      second = method.resultSpelling + " " + second
    }
    refuse(
      "Swift cannot tell '\(second)' from '\(first)': \(reason);"
        + " rename one under \"names\" in the configuration",
      in: shape.file, at: method.declaration.name.range,
      notes: [
        Refusal.Note(
          message: "'\(first)' is declared here", file: shape.file, range: other.declaration.name.range)
      ])
  }
}

/// A protocol on its way into Swift: its methods mapped, its pairs known.
struct ProtocolShape: Sendable {
  var declaration: ProtocolDeclaration
  var file: FileID
  var name: String
  var methods: [BoundMethod]
  var groups: [PairGroup]

  /// The group that a method is part of.
  func group(of method: BoundMethod) -> PairGroup? { groups.first { $0.methods.contains(method.name) } }

  /// The Swift names of the other methods of a method's group.
  func partners(of method: BoundMethod) -> [String] {
    guard let group = group(of: method) else { return [] }
    return methods.filter { $0.name != method.name && group.methods.contains($0.name) }.map(
      \.function.fullName)
  }

  /// The optional methods of a group.
  func optionalMethods(of group: PairGroup) -> [BoundMethod] {
    methods.filter { $0.declaration.isOptional && group.methods.contains($0.name) }
  }

  /// Why a method has to come with its partners, as a paragraph; nil for one without, and for one whose own
  /// comment says it already.
  func belonging(of method: BoundMethod) -> String? {
    guard let group = group(of: method), !saysItself(method, in: group) else { return nil }
    return "Belongs together with \(Documentation.list(partners(of: method))): \(Self.reason(of: group))."
  }

  private func saysItself(_ method: BoundMethod, in group: PairGroup) -> Bool {
    let words = method.declaration.documentation.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    return group.methods.contains { $0 != method.name && text.contains("elongs together with `\($0)`") }
  }

  /// Why the methods of a group belong together, as a clause.
  static func reason(of group: PairGroup) -> String {
    group.reason ?? "each is half of one task, and a class that has only one leaves it half done"
  }
}
