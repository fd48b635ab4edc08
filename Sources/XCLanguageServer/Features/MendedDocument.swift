import XCLint
import XCSemantics
import XCSyntax

/// A document with everything mended that can be mended: round by round, since what stands in another fix-it's way waits
/// for the next, as in a run that fixes files.
struct MendedDocument {
  /// More rounds than this are a sign of rules that undo each other's work.
  private static let mostRounds = 200

  /// The changes that lead there; none where nothing can be mended.
  let edits: [TextEdit]

  init(_ context: DocumentContext, _ request: AnalysisRequest) async {
    guard let path = context.place?.file.source.path else {
      edits = []
      return
    }
    let original = context.document.text.named(path)
    var request = request
    request.documents = context.analysis.documents
    var (analysis, document) = (context.analysis, context.document)
    var seen: Set<[UInt8]> = [original.bytes]
    var idle = IdleFixes()
    var done: [FixRound] = []
    for round in 1...Self.mostRounds where !Task.isCancelled {
      let found = analysis.findings(at: path)
      let next = FixRound(idle.useful(found), in: document.text.named(path))
      guard let bytes = next.texts[path], !seen.contains(bytes) else { break }
      var mended = document
      mended.replace(with: bytes, revision: -round)
      request.documents[document.path] = mended
      let fresh = await Self.analysis(request, after: analysis)
      // What clears nothing is left out, and the rest is tried again.
      guard idle.learn(next.fixes, before: found, after: fresh.findings(at: path)) else { continue }
      (analysis, document) = (fresh, mended)
      seen.insert(bytes)
      idle.forget()
      done.append(next)
    }
    edits =
      done.count > 1
      ? [Self.difference(original, document.text.bytes)] : done.first?.fixes.flatMap(\.edits) ?? []
  }

  private static func analysis(_ request: AnalysisRequest, after previous: Analysis) async -> Analysis {
    if let found = Analysis(request, after: previous, isStale: true) { return found }
    return await Analysis(request)
  }

  /// One change that makes a text what it is in the end: of whole lines, so that no character is cut.
  private static func difference(_ text: SourceText, _ bytes: [UInt8]) -> TextEdit {
    let old = text.bytes
    let most = min(old.count, bytes.count)
    var head = 0
    var lineHead = 0
    while head < most, old[head] == bytes[head] {
      head += 1
      if old[head - 1] == UInt8(ascii: "\n") { lineHead = head }
    }
    var tail = 0
    var lineTail = 0
    while tail < most - lineHead, old[old.count - 1 - tail] == bytes[bytes.count - 1 - tail] {
      if old[old.count - 1 - tail] == UInt8(ascii: "\n") { lineTail = tail }
      tail += 1
    }
    return TextEdit(
      span: text.span(lineHead..<(old.count - lineTail)),
      newText: String(decoding: bytes[lineHead..<(bytes.count - lineTail)], as: UTF8.self))
  }
}
