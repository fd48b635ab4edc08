import XCSemantics
import XCSyntax

/// A protocol on its way into Swift: its methods mapped, its pairs known.
struct ProtocolShape: Sendable {
  var declaration: ProtocolDeclaration
  var file: FileID
  var name: String
  var methods: [BoundMethod]
  var groups: [PairGroup]

  /// The group that a method is part of.
  func group(of method: BoundMethod) -> PairGroup? { groups.first { $0.methods.contains(method.name) } }

  /// The methods of a group, overloads included, in the order of the source.
  func methods(of group: PairGroup) -> [BoundMethod] {
    methods.filter { group.methods.contains($0.name) }
  }

  /// The optional methods of a group.
  func optionalMethods(of group: PairGroup) -> [BoundMethod] {
    methods(of: group).filter(\.declaration.isOptional)
  }

  /// Why a method has to come with its partners, a sentence for each; nil for one without, and for one whose own
  /// comment says it already.
  func belonging(of method: BoundMethod) -> String? {
    guard let group = group(of: method), !saysItself(method, in: group) else { return nil }
    let sentences = group.pairs.compactMap { pair -> String? in
      guard let partner = pair.partner(of: method.name) else { return nil }
      return
        "Belongs together with \(Documentation.list(fullNames(of: [partner]))): \(Self.reason(of: pair))."
    }
    return sentences.joined(separator: " ")
  }

  /// That the methods of a group belong together and why, a sentence for each pair.
  func belonging(of group: PairGroup) -> String {
    group.pairs.map { pair in
      let names = fullNames(of: [pair.first, pair.second])
      return "\(Documentation.list(names)) belong together: \(Self.reason(of: pair))."
    }.joined(separator: " ")
  }

  /// The methods of a group in a word: `both`, `all`.
  func wholeWord(for group: PairGroup) -> String { methods(of: group).count > 2 ? "all" : "both" }

  /// The names in Swift's form of all methods that have one of these names in the source.
  private func fullNames(of names: [String]) -> [String] {
    methods.filter { names.contains($0.name) }.map(\.function.fullName).uniqued
  }

  private func saysItself(_ method: BoundMethod, in group: PairGroup) -> Bool {
    let words = method.declaration.documentation.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    return group.methods.contains { $0 != method.name && text.contains("elongs together with `\($0)`") }
  }

  private static func reason(of pair: PairGroup.Pair) -> String {
    pair.reason ?? "each is half of one task, and a class that has only one leaves it half done"
  }
}
