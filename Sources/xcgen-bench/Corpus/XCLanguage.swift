/// xc in the layout of UXKit.
struct XCLanguage: CorpusLanguage {
  let fileExtension = "xc"
  let prologue = "#use <UXKit>\n\n"

  func text(of file: FileShape) -> String {
    var writer = CodeWriter()
    for delegate in file.delegates { write(delegate, to: &writer) }
    for type in file.classes { write(type, to: &writer) }
    return writer.text
  }

  private func write(_ delegate: DelegateShape, to writer: inout CodeWriter) {
    writer.line("// Hears what happens to a panel.")
    writer.line("protocol \(delegate.name)")
    writer.innerBraces { writer in
      writer.line("// xcgen:pair willShow\(delegate.stem) didHide\(delegate.stem)")
      writer.line("optional void willShow\(delegate.stem)(Object* sender, i32 depth);")
      writer.line("optional void didHide\(delegate.stem)(Object* sender, i32 depth);")
      for question in delegate.questions {
        writer.line("optional bool \(question)(Object* sender, i32 amount);")
      }
    }
    writer.line()
  }

  private func write(_ type: ClassShape, to writer: inout CodeWriter) {
    let clause = type.delegate.map { " <\($0.name)>" } ?? ""
    writer.line("class \(type.name) : Object\(clause)")
    writer.innerBraces { writer in
      for field in type.fields { writer.line("i32 \(field);") }
      writer.line()
      writer.line("i32 clamp(i32 amount, i32 limit) { return amount < limit ? amount : limit; }")
      if let delegate = type.delegate {
        for name in ["willShow", "didHide"] {
          writer.line(
            "void \(name)\(delegate.stem)(Object* sender, i32 depth) { \(type.fields[0]) = depth; }")
        }
      }
      for method in type.methods { write(method, to: &writer) }
    }
    writer.line()
  }

  private func write(_ method: MethodShape, to writer: inout CodeWriter) {
    writer.line()
    if method.isConditional { writer.directive("#ifdef TRACE") }
    writer.line("// \(method.comment)")
    writer.line("i32 \(method.name)(\(method.parameters.map { "i32 " + $0 }.joined(separator: ", ")))")
    writer.innerBraces { writer in
      writer.line("i32 value = 0;")
      for statement in method.body { write(statement, to: &writer) }
      writer.line("return value;")
    }
    if method.isConditional { writer.directive("#endif") }
  }

  private func write(_ statement: StatementShape, to writer: inout CodeWriter) {
    func block(_ statements: [StatementShape]) {
      writer.innerBraces { writer in
        for statement in statements { write(statement, to: &writer) }
      }
    }
    switch statement {
    case .assign(let name, let value): writer.line("\(name) = \(text(value));")
    case .call(let name, let arguments):
      writer.line("self.\(name)(\(arguments.map(text).joined(separator: ", ")));")
    case .log(let words, let value): writer.line("printf((u8*)\"\(words): %d\\n\", \(text(value)));")
    case .comment(let words): writer.line("// \(words)")
    case .leave: writer.line("return value;")
    case .branch(let condition, let body, let other):
      writer.line("if (\(text(condition)))")
      block(body)
      guard !other.isEmpty else { return }
      writer.line("else")
      block(other)
    case .loop(let counter, let limit, let body):
      writer.line("for (i32 \(counter) = 0; \(counter) < \(limit); \(counter) = \(counter) + 1)")
      block(body)
    case .choice(let name, let arms):
      writer.line("switch (\(name))")
      writer.innerBraces { writer in
        for (index, arm) in arms.enumerated() {
          writer.line("case \(index):")
          writer.innerBraces { writer in
            for statement in arm { write(statement, to: &writer) }
            writer.line("break;")
          }
        }
      }
    }
  }

  private func text(_ expression: ExpressionShape) -> String {
    expression.text(name: { $0 }, call: { "self.\($0)(\($1.joined(separator: ", ")))" })
  }
}
