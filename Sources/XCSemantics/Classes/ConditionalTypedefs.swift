import XCSyntax

/// Types in the spelling by which they are compared, and when it is theirs: a typedef may stand in two arms.
public struct CanonicalVariant: Sendable {
  /// One spelling a type.
  public let spellings: [String]
  /// When the types mean that.
  public let condition: Condition

  /// Makes a variant.
  public init(spellings: [String], condition: Condition) {
    self.spellings = spellings
    self.condition = condition
  }
}

/// What a name of a typedef means in a file, for the choice among several that conditions leave open.
struct TypedefChoice: Hashable {
  let name: String
  let file: FileID
}

/// Which typedef each name is taken for, and the first name that nobody has chosen for.
struct TypedefChoices {
  var picks: [TypedefChoice: Int] = [:]
  private(set) var open: TypedefChoice?

  /// The typedef that a name is taken for.
  mutating func pick(_ name: String, in file: FileID, of count: Int) -> Int {
    guard count > 1 else { return 0 }
    let choice = TypedefChoice(name: name, file: file)
    if let pick = picks[choice] { return pick }
    if open == nil { open = choice }
    return 0
  }
}

extension Program {
  /// With more variants than this the nearest declarations are taken.
  private static let mostVariants = 16

  /// The spellings of some types under each condition that tells them apart; one in nearly every program.
  public func canonicalVariants(of types: [TypeReference], from file: FileID) -> [CanonicalVariant] {
    var found: [CanonicalVariant] = []
    var waiting: [(picks: [TypedefChoice: Int], condition: Condition)] = [([:], .always)]
    while let next = waiting.popLast() {
      var choices = TypedefChoices(picks: next.picks)
      let spellings = types.map { canonicalSpelling(of: $0, from: file, &choices) }
      guard let open = choices.open, found.count + waiting.count < Self.mostVariants else {
        found.append(CanonicalVariant(spellings: spellings, condition: next.condition))
        continue
      }
      for (index, meaning) in typedefs(named: open.name, from: open.file).enumerated().reversed() {
        let condition = next.condition.and(meaning.condition)
        guard condition.isSatisfiable else { continue }
        waiting.append((next.picks.merging([open: index]) { $1 }, condition))
      }
    }
    return found
  }

  /// When two lists of types are the same; nil where they never are.
  public func agreement(
    of types: [TypeReference], from file: FileID, with others: [TypeReference], from home: FileID
  ) -> Condition? {
    guard types.count == others.count else { return nil }
    let sameness = zip(types, others).map(areSame)
    if sameness.contains(false) { return nil }
    if !sameness.contains(nil) { return .always }
    let (left, right) = (
      canonicalVariants(of: types, from: file), canonicalVariants(of: others, from: home)
    )
    if left.count == 1, right.count == 1 { return left[0].spellings == right[0].spellings ? .always : nil }
    var found: Condition?
    for first in left {
      for second in right where first.spellings == second.spellings {
        let both = first.condition.and(second.condition)
        guard both.isSatisfiable else { continue }
        found = found.map { $0.or(both) } ?? both
      }
    }
    return found.map { $0.isTautology ? .always : $0 }
  }

  /// When two methods take the same parameters; nil where they never do.
  public func agreement(
    of method: FunctionDeclaration, from file: FileID, with other: FunctionDeclaration, from home: FileID
  ) -> Condition? {
    if takesUnreadMacro(method, from: file) || takesUnreadMacro(other, from: home) { return .always }
    return agreement(
      of: method.signature.parameters.map(\.type), from: file,
      with: other.signature.parameters.map(\.type), from: home)
  }

  /// The typedefs that a name may mean in a file, with the conditions that choose; empty where the name means
  /// something else. The last one stands for all conditions that are left.
  func typedefs(named name: String, from file: FileID) -> [(symbol: TypedefSymbol, condition: Condition)] {
    guard table.hasTypedef(name) else { return [] }
    var found: [(symbol: TypedefSymbol, condition: Condition)] = []
    for type in types(named: name, from: file) {
      guard case .typedef(let symbol) = type.symbol else { break }
      found.append((symbol, type.condition))
    }
    guard let last = found.indices.last else { return [] }
    let others = found.dropLast().map(\.condition)
    found[last].condition = Condition.always.excluding(others) ?? found[last].condition
    return found
  }
}
