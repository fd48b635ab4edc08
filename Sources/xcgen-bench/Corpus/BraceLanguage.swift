/// A language whose statements look like C's, with the opening brace at the end of the head.
protocol BraceLanguage: CorpusLanguage {
  func name(_ word: String) -> String
  func call(_ function: String, _ arguments: [String]) -> String
  func log(_ words: String, _ value: String) -> String
  func loop(_ counter: String, limit: Int) -> String
  var statementEnd: String { get }
}

extension BraceLanguage {
  func text(_ expression: ExpressionShape) -> String { expression.text(name: name, call: call) }

  func write(_ statements: [StatementShape], to writer: inout CodeWriter) {
    for statement in statements { write(statement, to: &writer) }
  }

  private func write(_ statement: StatementShape, to writer: inout CodeWriter) {
    switch statement {
    case .assign(let word, let value): writer.line("\(name(word)) = \(text(value))\(statementEnd)")
    case .call(let function, let arguments): writer.line(call(function, arguments.map(text)) + statementEnd)
    case .log(let words, let value): writer.line(log(words, text(value)) + statementEnd)
    case .comment(let words): writer.line("// \(words)")
    case .leave: writer.line("return value\(statementEnd)")
    case .branch(let condition, let body, let other):
      writer.braces("if \(parenthesized(condition))") { write(body, to: &$0) }
      if !other.isEmpty { writer.braces("else") { write(other, to: &$0) } }
    case .loop(let counter, let limit, let body):
      writer.braces(loop(counter, limit: limit)) { write(body, to: &$0) }
    case .choice(let word, let arms):
      writer.braces("switch (\(name(word)))") { writer in
        for (index, arm) in arms.enumerated() {
          writer.line("case \(index):")
          write(arm, to: &writer)
          writer.line("break\(statementEnd)")
        }
        writer.line("default: break\(statementEnd)")
      }
    }
  }

  private func parenthesized(_ condition: ExpressionShape) -> String {
    let text = text(condition)
    return text.hasPrefix("(") ? text : "(\(text))"
  }
}
