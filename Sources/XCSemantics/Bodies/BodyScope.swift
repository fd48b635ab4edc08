import XCSyntax

/// A local variable or parameter.
struct LocalVariable: Sendable {
  let type: StaticType
  let isWeak: Bool
  /// Where it is declared; several places where conditions choose between them.
  var declarations: [LocalName] = []
}

/// The local names of a body, inner ones last.
struct BodyScope: Sendable {
  private var levels: [[String: LocalVariable]] = [[:]]
  private var ends: [Int]

  /// Makes the scope of a body that ends at an offset.
  init(until end: Int) { ends = [end] }

  /// Where the innermost level ends, in bytes.
  var end: Int { ends[ends.count - 1] }

  /// Begins a level that ends at an offset.
  mutating func open(until end: Int) {
    levels.append([:])
    ends.append(end)
  }

  mutating func close() {
    guard levels.count > 1 else { return }
    levels.removeLast()
    ends.removeLast()
  }

  mutating func declare(
    _ name: String, _ type: StaticType, isWeak: Bool = false, declarations: [LocalName]
  ) {
    levels[levels.count - 1][name] = LocalVariable(type: type, isWeak: isWeak, declarations: declarations)
  }

  /// The names of the innermost level.
  var innermost: [String: LocalVariable] {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  func variable(named name: String) -> LocalVariable? {
    for level in levels.reversed() {
      if let found = level[name] { return found }
    }
    return nil
  }
}
