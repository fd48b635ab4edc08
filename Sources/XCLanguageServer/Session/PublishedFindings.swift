/// What the client was last told about each document.
struct PublishedFindings: Sendable {
  private struct State: Sendable, Equatable {
    var version: Int?
    var findings: [ProtocolDiagnostic]
  }

  private var states: [String: State] = [:]

  /// The addresses that the client has findings of.
  var withFindings: [String] { states.filter { !$0.value.findings.isEmpty }.map(\.key).sorted() }

  /// Remembers what is about to be told; false where the client knows it already.
  mutating func update(_ uri: String, version: Int?, _ findings: [ProtocolDiagnostic]) -> Bool {
    let state = State(version: version, findings: findings)
    guard states[uri] != state else { return false }
    states[uri] = state
    return true
  }

  /// Forgets an address.
  mutating func forget(_ uri: String) { states[uri] = nil }
}
