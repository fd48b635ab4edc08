import XCSemantics
import XCSyntax

/// A document together with the analysis that it is part of.
struct DocumentContext: Sendable {
  let document: Document
  let analysis: Analysis
  /// The document within its program; nil where it is no source or left out.
  let place: Analysis.Place?

  init(_ document: Document, _ analysis: Analysis) {
    self.document = document
    self.analysis = analysis
    place = analysis.place(of: document.path)
  }

  /// The address of a file, as the client spells it where it is open.
  func uri(of path: String) -> String { analysis.uri(of: path) }
}

extension Analysis {
  /// The address of a file, as the client spells it where it is open.
  func uri(of path: String) -> String {
    let absolute = FilePath.absolute(path)
    return (documents[path] ?? documents[absolute])?.uri ?? DocumentAddress.uri(of: absolute)
  }
}
