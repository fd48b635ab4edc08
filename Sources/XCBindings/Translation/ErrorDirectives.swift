import XCSemantics
import XCSyntax

extension Translator {
  /// Refuses a source where the preprocessor comes upon an `#error`: no compiler would go on.
  mutating func refuseErrorDirectives(in file: FileID) {
    let source = program.file(file).source
    guard let tree = source.tree else { return }
    var directives: [SyntaxNode] = []
    source.walk { node in
      if node.kind == .errorDirective { directives.append(node) }
      return node.kind != .errorDirective
    }
    guard !directives.isEmpty else { return }
    let arms = tree.arms()
    for directive in directives {
      // Outer arms come first, and each condition has those around it in it.
      let condition = arms.last { $0.range.contains(directive.range.lowerBound) }?.condition ?? .always
      guard condition.holds(with: macros(of: source, above: directive.range.lowerBound)) else { continue }
      let message = directive.child(.message).map { ": " + $0.text } ?? ""
      let start = directive.range.lowerBound
      refuse("the source stops here with '#error'" + message, in: file, at: start..<(start + 6))
    }
  }

  private func macros(of source: SourceFile, above offset: Int) -> MacroTable {
    var table = options.definitions
    for macro in source.macros where macro.range.upperBound <= offset && isKept(macro.condition) {
      table.define(macro.name.text, as: macro.body)
    }
    return table
  }
}
