extension ExpressionShape {
  /// The text, which is the same in each language but for how a name and a call are written.
  func text(name: (String) -> String, call: (String, [String]) -> String) -> String {
    switch self {
    case .name(let word): name(word)
    case .number(let value): String(value)
    case .binary(let left, let sign, let right):
      "(\(left.text(name: name, call: call)) \(sign) \(right.text(name: name, call: call)))"
    case .call(let function, let arguments):
      call(function, arguments.map { $0.text(name: name, call: call) })
    }
  }
}
