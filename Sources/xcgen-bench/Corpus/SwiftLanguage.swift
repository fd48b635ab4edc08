/// Swift.
struct SwiftLanguage: BraceLanguage {
  let fileExtension = "swift"
  let prologue = ""
  let statementEnd = ""

  func name(_ word: String) -> String { word }

  func call(_ function: String, _ arguments: [String]) -> String {
    "self.\(function)(\(arguments.joined(separator: ", ")))"
  }

  func log(_ words: String, _ value: String) -> String { "print(\"\(words):\", \(value))" }

  func loop(_ counter: String, limit: Int) -> String { "for \(counter) in 0..<\(limit)" }

  func text(of file: FileShape) -> String {
    var writer = CodeWriter()
    for delegate in file.delegates {
      writer.line("/// Hears what happens to a panel.")
      writer.braces("protocol \(delegate.name)") { writer in
        for name in ["willShow", "didHide"] {
          writer.line("func \(name)\(delegate.stem)(_ sender: AnyObject, _ depth: Int)")
        }
        for question in delegate.questions {
          writer.line("func \(question)(_ sender: AnyObject, _ amount: Int) -> Bool")
        }
      }
      writer.line()
    }
    for type in file.classes {
      let clause = type.delegate.map { ": \($0.name)" } ?? ""
      writer.braces("class \(type.name)\(clause)") { writer in
        for field in type.fields { writer.line("var \(field) = 0") }
        for method in type.methods { write(method, to: &writer) }
      }
      writer.line()
    }
    return writer.text
  }

  private func write(_ method: MethodShape, to writer: inout CodeWriter) {
    writer.line()
    if method.isConditional { writer.directive("#if TRACE") }
    writer.line("// \(method.comment)")
    let parameters = method.parameters.map { "_ \($0): Int" }.joined(separator: ", ")
    writer.braces("func \(method.name)(\(parameters)) -> Int") { writer in
      writer.line("var value = 0")
      write(method.body, to: &writer)
      writer.line("return value")
    }
    if method.isConditional { writer.directive("#endif") }
  }
}
