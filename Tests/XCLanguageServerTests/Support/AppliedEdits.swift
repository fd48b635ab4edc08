import XCSyntax

@testable import XCLanguageServer

/// Applies the edits of an answer as an editor does.
enum AppliedEdits {
  static func apply(_ edits: [JSON], to text: String, _ encoding: PositionEncoding = .utf16) -> String {
    let source = SourceText(path: "a.xc", text)
    let map = PositionMap(source, encoding: encoding)
    func offset(_ position: JSON) -> Int {
      map.offset(Position(line: position["line"].int ?? 0, character: position["character"].int ?? 0))
    }
    var bytes = source.bytes
    let placed = edits.enumerated().map { index, edit in
      (index, offset(edit["range"]["start"])..<offset(edit["range"]["end"]), edit["newText"].text ?? "")
    }
    // From the end, so that earlier places stay true; what is inserted at one place keeps its order.
    for (_, range, new) in placed.sorted(by: { ($0.1.lowerBound, $0.0) > ($1.1.lowerBound, $1.0) }) {
      bytes.replaceSubrange(range, with: Array(new.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
