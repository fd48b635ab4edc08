import XCSemantics
import XCSyntax

extension SourceFile {
  /// The classes, categories and extensions of the file, in order.
  var classParts: [ClassDeclaration] {
    declarations.compactMap { if case .class(let part) = $0 { part } else { nil } }
  }

  /// The protocols of the file, in order.
  var protocols: [ProtocolDeclaration] {
    declarations.compactMap { if case .protocol(let found) = $0 { found } else { nil } }
  }

  /// The free functions of the file, in order.
  var functions: [FunctionDeclaration] {
    declarations.compactMap { if case .function(let found) = $0 { found } else { nil } }
  }

  /// The global variables of the file, in order.
  var globals: [VariableDeclaration] {
    declarations.compactMap { if case .global(let found) = $0 { found } else { nil } }
  }

  /// The structs of the file, in order.
  var structs: [StructDeclaration] {
    declarations.compactMap { if case .struct(let found) = $0 { found } else { nil } }
  }
}

extension Rule {
  /// A finding with the rule's own severity.
  func finding(
    _ message: String, at range: Range<Int>, in file: ProgramFile, severity: Severity? = nil,
    notes: [DiagnosticNote] = [], fixes: [FixIt] = []
  ) -> Diagnostic {
    // What a message quotes may go over several lines; a message is one.
    let isOneLine = !message.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let words = message.split(whereSeparator: \.isWhitespace)
    return Diagnostic(
      rule: name, severity: severity ?? defaultSeverity,
      message: isOneLine ? message : words.joined(separator: " "),
      span: file.source.text.span(range), notes: notes, fixes: fixes)
  }
}
