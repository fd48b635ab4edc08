import XCSemantics
import XCSyntax

/// The texts of several programs by path; where programs share a file, they share its text.
struct SourceLines: Sendable {
  private let texts: [String: SourceText]

  init(_ programs: [Program]) {
    let files = programs.flatMap(\.files)
    texts = Dictionary(files.map { ($0.source.path, $0.source.text) }) { first, _ in first }
  }

  init(_ texts: [SourceText]) { self.texts = Dictionary(texts.map { ($0.path, $0) }) { first, _ in first } }

  /// The text of a file, nil where it is not at hand.
  func text(at path: String) -> SourceText? { texts[path] }

  /// The line that a finding begins on, without its line end; empty where the text is not at hand.
  func line(of span: SourceSpan) -> String {
    guard let text = texts[span.file] else { return "" }
    return text.string(in: text.lineRange(span.start.line - 1))
  }
}
