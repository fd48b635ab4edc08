/// C: a structure for a class, functions for its methods.
struct CLanguage: BraceLanguage {
  let fileExtension = "c"
  let prologue = """
    #define TRACE 1
    int printf(const char *format, ...);
    static int clamp(void *self, int amount, int limit) { return amount < limit ? amount : limit; }


    """
  let statementEnd = ";"

  func name(_ word: String) -> String { ShapeMaker.words.contains(word) ? "self->\(word)" : word }

  func call(_ function: String, _ arguments: [String]) -> String {
    "\(function)(\((["self"] + arguments).joined(separator: ", ")))"
  }

  func log(_ words: String, _ value: String) -> String { "printf(\"\(words): %d\\n\", \(value))" }

  func loop(_ counter: String, limit: Int) -> String {
    "for (int \(counter) = 0; \(counter) < \(limit); \(counter) = \(counter) + 1)"
  }

  func text(of file: FileShape) -> String {
    var writer = CodeWriter()
    for type in file.classes {
      writer.line("// What a panel holds.")
      writer.braces("struct \(type.name)", "};") { writer in
        for field in type.fields { writer.line("int \(field);") }
      }
      for method in type.methods { writer.line("static \(head(of: method, in: type));") }
      for method in type.methods {
        writer.line()
        if method.isConditional { writer.directive("#ifdef TRACE") }
        writer.line("// \(method.comment)")
        writer.braces("static \(head(of: method, in: type))") { writer in
          writer.line("int value = 0;")
          write(method.body, to: &writer)
          writer.line("return value;")
        }
        if method.isConditional { writer.directive("#endif") }
      }
    }
    return writer.text
  }

  private func head(of method: MethodShape, in type: ClassShape) -> String {
    let parameters = ["struct \(type.name) *self"] + method.parameters.map { "int " + $0 }
    return "int \(method.name)(\(parameters.joined(separator: ", ")))"
  }
}
