import XCSyntax

/// Which variable a bare name means at a point of a body: each local one has a key of its own, so that an inner
/// variable is never taken for an outer one of the same name.
struct VariableScopes {
  private var levels: [[String: String]] = [[:]]

  /// The key of what a name means here; the name itself for a field or global.
  func key(of name: String) -> String {
    for level in levels.reversed() {
      if let found = level[name] { return found }
    }
    return name
  }

  /// The key of a variable by the place that declares it.
  static func key(of name: String, declaredAt offset: Int) -> String { "\(name)@\(offset)" }

  mutating func open() { levels.append([:]) }

  mutating func close() { if levels.count > 1 { levels.removeLast() } }

  /// From here on a name means the variable that is declared at a place.
  mutating func declare(_ name: String, at offset: Int) {
    levels[levels.count - 1][name] = Self.key(of: name, declaredAt: offset)
  }

  /// Whether a node has a scope of its own.
  static func isScope(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .block, .forStatement, .forInStatement, .catchClause, .switchBody, .blockLiteral: true
    default: false
    }
  }
}
