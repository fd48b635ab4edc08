/// What a file of the corpus says, free of any language, so that each language can say the same.
struct FileShape: Sendable {
  /// The number of the file in the corpus.
  var number: Int
  /// Protocols with a pair of optional methods each.
  var delegates: [DelegateShape] = []
  /// Classes, most of which are somebody's delegate.
  var classes: [ClassShape] = []
}

/// A delegate protocol.
struct DelegateShape: Sendable {
  var name: String
  /// The middle of the names of its pair, as in `willShow…` and `didHide…`.
  var stem: String
  /// Methods that stand alone.
  var questions: [String]
}

/// A class.
struct ClassShape: Sendable {
  var name: String
  /// The protocol that it conforms to.
  var delegate: DelegateShape?
  var fields: [String]
  var methods: [MethodShape]
}

/// A method.
struct MethodShape: Sendable {
  var name: String
  var parameters: [String]
  /// Whether it stands under a condition of the preprocessor.
  var isConditional: Bool
  var comment: String
  var body: [StatementShape]
}

/// A statement. Names are those of fields, parameters and `value`, a local of every method.
indirect enum StatementShape: Sendable {
  case assign(String, ExpressionShape)
  case call(String, [ExpressionShape])
  case log(String, ExpressionShape)
  case branch(ExpressionShape, [StatementShape], [StatementShape])
  case loop(String, limit: Int, [StatementShape])
  case choice(String, [[StatementShape]])
  case comment(String)
  case leave
}

/// An expression over numbers.
indirect enum ExpressionShape: Sendable {
  case name(String)
  case number(Int)
  case binary(ExpressionShape, String, ExpressionShape)
  case call(String, [ExpressionShape])
}
