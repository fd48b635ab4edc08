import XCSemantics
import XCSyntax

extension Translator {
  /// Refuses a source where the preprocessor comes upon an `#error`: no compiler would go on.
  mutating func refuseErrorDirectives(in file: FileID) {
    let source = program.file(file).source
    var directives: [SyntaxNode] = []
    source.walk { node in
      if node.kind == .errorDirective { directives.append(node) }
      return node.kind != .errorDirective
    }
    guard !directives.isEmpty else { return }
    for directive in directives {
      // Outer arms come first, and each condition has those around it in it.
      let condition =
        source.arms.last { $0.range.contains(directive.range.lowerBound) }?.condition ?? .always
      guard isKept(condition, directive.range, in: file) else { continue }
      let message = directive.child(.message).map { ": " + $0.text } ?? ""
      let start = directive.range.lowerBound
      refuse("the source stops here with '#error'" + message, in: file, at: start..<(start + 6))
    }
  }
}
