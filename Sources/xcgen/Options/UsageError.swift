/// A command line that cannot be carried out, in words for whoever typed it.
struct UsageError: Error, Equatable {
  /// One sentence without a full stop; what was typed stands in single quotes.
  let message: String
  /// What may help, one line each.
  var hints: [String] = []
}
