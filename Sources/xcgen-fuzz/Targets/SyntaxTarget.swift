@testable import XCSyntax

/// Parsing, lowering, and printing the tree.
enum SyntaxTarget: FuzzTarget {
  static let name = "syntax"

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.sources }

  static func run(_ bytes: [UInt8]) {
    guard let string = String(validating: bytes, as: UTF8.self) else { return }
    waiting {
      let text = SourceText(path: "a.xc", string)
      let file = SourceFile(parsing: text)
      let inside = 0...text.bytes.count
      for error in file.syntaxErrors {
        require(
          inside.contains(error.span.bytes.lowerBound) && inside.contains(error.span.bytes.upperBound),
          "\(error.message) stands at \(error.span.bytes) of \(text.bytes.count)")
        require(!error.message.isEmpty && !error.message.contains("ERROR"), "\(error.message) says nothing")
      }
      for declaration in file.declarations where file.mendedRanges.isEmpty {
        require(
          inside.contains(declaration.range.lowerBound) && inside.contains(declaration.range.upperBound),
          "a declaration stands at \(declaration.range) of \(text.bytes.count)")
      }
      guard let parser = try? SyntaxParser(), let tree = try? parser.parse(text) else { return }
      for format in TreeFormat.allCases { _ = tree.printed(as: format) }
    }
  }
}
