import XCSemantics
import XCSyntax

/// Adds methods of protocols to a class, laid out like what stands there.
public struct ProtocolImplementation {
  private let program: Program

  /// Makes it for a program.
  public init(_ program: Program) { self.program = program }

  /// A change that adds methods to a class behind its last one, in their order; nil where there is no place for
  /// them.
  public func fix(adding requirements: [Requirement], to symbol: ClassSymbol, title: String) -> FixIt? {
    let writer = MethodWriter(program: program)
    let edits = requirements.compactMap { writer.fix(adding: $0, to: symbol, when: .always)?.edits.first }
    guard let first = edits.first, edits.count == requirements.count,
      edits.allSatisfy({ $0.span == first.span })
    else { return nil }
    let newline = program.file(symbol.file).source.text.lineEnding
    // What takes the place of the blanks in front of the closing brace ends with them.
    let tail =
      first.span.bytes.isEmpty ? "" : first.newText.suffix(from: first.newText.startOfLastLine(newline))
    var text = ""
    for edit in edits {
      if !text.isEmpty, !first.span.bytes.isEmpty { text += newline }
      text += edit.newText.dropLast(tail.count)
    }
    return FixIt(title: title, edits: [TextEdit(span: first.span, newText: text + tail)])
  }
}

extension String {
  /// Where the last line begins, with the line end in front of it.
  fileprivate func startOfLastLine(_ newline: String) -> Index {
    guard let start = lastIndex(where: \.isNewline) else { return endIndex }
    return start
  }
}
