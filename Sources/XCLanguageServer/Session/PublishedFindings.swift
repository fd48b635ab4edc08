/// What the client was last told about each document.
struct PublishedFindings: Sendable {
  /// How what is about to be told differs from what was told last.
  enum Difference: Sendable {
    /// In nothing.
    case none
    /// The document is of another version, or nothing was told about it yet.
    case version
    /// The document is the same and its findings are not: something else has changed.
    case findings
  }

  private struct State: Sendable, Equatable {
    var version: Int?
    var findings: [ProtocolDiagnostic]
  }

  private var states: [String: State] = [:]

  /// The addresses that the client has findings of.
  var withFindings: [String] { states.filter { !$0.value.findings.isEmpty }.map(\.key).sorted() }

  /// Remembers what is about to be told.
  @discardableResult
  mutating func update(_ uri: String, version: Int?, _ findings: [ProtocolDiagnostic]) -> Difference {
    let state = State(version: version, findings: findings)
    let old = states.updateValue(state, forKey: uri)
    if old == state { return .none }
    return old?.version == version && old != nil ? .findings : .version
  }

  /// Forgets an address.
  mutating func forget(_ uri: String) { states[uri] = nil }
}
