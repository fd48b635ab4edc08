import XCSyntax

/// A local variable or parameter.
struct LocalVariable: Sendable {
  let type: StaticType
  let isWeak: Bool
}

/// The local names of a body, inner ones last.
struct BodyScope: Sendable {
  private var levels: [[String: LocalVariable]] = [[:]]

  mutating func open() { levels.append([:]) }

  mutating func close() { if levels.count > 1 { levels.removeLast() } }

  mutating func declare(_ name: String, _ type: StaticType, isWeak: Bool = false) {
    levels[levels.count - 1][name] = LocalVariable(type: type, isWeak: isWeak)
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
