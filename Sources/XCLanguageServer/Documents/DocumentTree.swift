import XCSyntax

/// The tree of a document, parsed when somebody first asks for it: while a person types, mostly nobody does.
final class DocumentTree: @unchecked Sendable {
  private let text: SourceText
  // Every access to the trees goes through the lock.
  private let lock = Lock()
  private var isParsed = false
  private var tree: SyntaxTree?
  /// The tree of an earlier state, of which much may be used again.
  private var earlier: SyntaxTree?

  init(_ text: SourceText, after previous: DocumentTree? = nil) {
    self.text = text
    earlier = previous?.latest
  }

  private var latest: SyntaxTree? { lock.locked { isParsed ? tree : earlier } }

  /// The tree; nil where the text can't be parsed.
  var value: SyntaxTree? {
    lock.locked {
      if isParsed { return tree }
      // Without a tree nothing can be said about the text; why there is none is among its findings.
      tree = try? Self.parse(text, after: earlier)
      isParsed = true
      earlier = nil
      return tree
    }
  }

  private static func parse(_ text: SourceText, after earlier: SyntaxTree?) throws -> SyntaxTree {
    let parser = try SyntaxParser()
    guard let earlier else { return try parser.parse(text) }
    guard let edit = SyntaxEdit(from: earlier.text.bytes, to: text.bytes) else { return earlier }
    return try parser.parse(text, after: edit, of: earlier)
  }
}
