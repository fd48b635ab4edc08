/// Objective-C without any framework.
struct ObjectiveCLanguage: BraceLanguage {
  let fileExtension = "m"
  let prologue = """
    #define TRACE 1
    int printf(const char *format, ...);
    __attribute__((objc_root_class)) @interface Object
    @end


    """
  let statementEnd = ";"

  func name(_ word: String) -> String { word }

  func call(_ function: String, _ arguments: [String]) -> String {
    let labels = ["", " limit", " state"]
    let written = zip(labels, arguments).map { "\($0):\($1)" }
    return "[self \(function)\(written.joined())]"
  }

  func log(_ words: String, _ value: String) -> String { "printf(\"\(words): %d\\n\", \(value))" }

  func loop(_ counter: String, limit: Int) -> String {
    "for (int \(counter) = 0; \(counter) < \(limit); \(counter) = \(counter) + 1)"
  }

  func text(of file: FileShape) -> String {
    var writer = CodeWriter()
    for delegate in file.delegates {
      writer.line("// Hears what happens to a panel.")
      writer.line("@protocol \(delegate.name)")
      writer.line("@optional")
      for name in ["willShow", "didHide"] {
        writer.line("- (void)\(name)\(delegate.stem):(Object *)sender limit:(int)depth;")
      }
      for question in delegate.questions {
        writer.line("- (int)\(question):(Object *)sender limit:(int)amount;")
      }
      writer.line("@end")
      writer.line()
    }
    for type in file.classes { write(type, to: &writer) }
    return writer.text
  }

  private func write(_ type: ClassShape, to writer: inout CodeWriter) {
    let clause = type.delegate.map { " <\($0.name)>" } ?? ""
    writer.braces("@interface \(type.name) : Object\(clause)") { writer in
      for field in type.fields { writer.line("int \(field);") }
    }
    writer.line("@end")
    writer.line("@implementation \(type.name)")
    writer.line("- (int)clamp:(int)amount limit:(int)limit { return amount < limit ? amount : limit; }")
    if let delegate = type.delegate {
      for name in ["willShow", "didHide"] {
        writer.line(
          "- (void)\(name)\(delegate.stem):(Object *)sender limit:(int)depth { \(type.fields[0]) = depth; }")
      }
    }
    for method in type.methods {
      writer.line()
      if method.isConditional { writer.directive("#ifdef TRACE") }
      writer.line("// \(method.comment)")
      let labels = ["", " limit", " state"]
      let parameters = zip(labels, method.parameters).map { "\($0):(int)\($1)" }
      writer.braces("- (int)\(method.name)\(parameters.joined())") { writer in
        writer.line("int value = 0;")
        write(method.body, to: &writer)
        writer.line("return value;")
      }
      if method.isConditional { writer.directive("#endif") }
    }
    writer.line("@end")
    writer.line()
  }
}
