import Testing

/// One test of the grammar's corpus: an input and the tree that it must give.
struct CorpusCase: Sendable, CustomTestStringConvertible {
  /// The corpus file without its ending: `casts`.
  let topic: String
  let name: String
  /// The words behind colons in the header: `error`, `skip`.
  let attributes: Set<String>
  let input: String
  let expected: String

  var testDescription: String { "\(topic): \(name)" }
}
