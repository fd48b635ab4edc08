/// Something about a file's form that is wrong, before it is a finding.
struct SyntaxProblem: Hashable, Sendable {
  /// A place that explains the problem.
  struct Note: Hashable, Sendable {
    var message: String
    var range: Range<Int>
  }

  var message: String
  var range: Range<Int>
  var notes: [Note]

  init(_ message: String, at range: Range<Int>, notes: [Note] = []) {
    self.message = message
    self.range = range
    self.notes = notes
  }
}
