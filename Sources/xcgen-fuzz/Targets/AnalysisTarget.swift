import XCLint
import XCSemantics

@testable import XCLanguageServer
@testable import XCSyntax

/// A document that is edited in the language server: what is kept of an analysis must come to what a fresh one finds.
enum AnalysisTarget: FuzzTarget {
  static let name = "analysis"
  static let longestInput = 1024

  private static let parsed = ParsedSources()

  private static let other = """
    #import "a.xc"
    class Detail (Hiding) {
      void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
    }

    """

  static func seeds(_ samples: Samples) -> [[UInt8]] {
    samples.sources.filter { $0.count < 1000 }.enumerated().map { EditScript.joined($1, samples.steps($0)) }
  }

  static func run(_ bytes: [UInt8]) {
    guard let script = EditScript(bytes) else { return }
    waiting { await walk(script) }
  }

  private static func request(_ document: Document) -> AnalysisRequest {
    let second = Document(uri: "file:///w/b.xc", version: 1, revision: 0, text: other, encoding: .utf16)
    return AnalysisRequest(
      documents: [document.path: document, second.path: second],
      surroundings: .init(folders: [], diskState: 0),
      settings: ServerSettings(fileSystem: InMemoryFileSystem(), version: "1"), disk: InMemoryFileSystem(),
      parsed: parsed, encoding: .utf16, usableConfigurations: [:])
  }

  private static func walk(_ script: EditScript) async {
    var document = Document(
      uri: "file:///w/a.xc", version: 1, revision: 0, text: script.text, encoding: .utf16)
    var last = await Analysis(request(document))
    for index in 0..<script.count {
      let (edit, new) = script.edit(index, in: document.text.bytes)
      let wanted = document.text.replacing(edit.range, with: new).bytes
      document.apply(
        [
          ChangeParameters.Change(
            range: document.map.range(edit.range), text: String(decoding: new, as: UTF8.self))
        ], version: index + 2, revision: index + 2)
      // Lines of the protocol end at carriage returns as well, and an edit may stand inside of a line's end.
      guard document.text.bytes == wanted else { return }
      let fresh = await Analysis(request(document))
      if let kept = Analysis(request(document), after: last) {
        compare(kept, fresh, "after \(edit):\n\(String(decoding: wanted, as: UTF8.self))")
        last = kept
      } else {
        last = fresh
      }
    }
  }

  private static func compare(_ kept: Analysis, _ fresh: Analysis, _ place: String) {
    for path in Set(kept.findings.keys).union(fresh.findings.keys).sorted() {
      let (mine, wanted) = (kept.findings[path] ?? [], fresh.findings[path] ?? [])
      guard Set(mine) != Set(wanted) || mine.count != wanted.count else { continue }
      report(
        """
        the findings in \(path) differ
        missing: \(Set(wanted).subtracting(mine).map(summary).sorted())
        too many: \(Set(mine).subtracting(wanted).map(summary).sorted())
        \(place)
        """)
    }
  }

  private static func summary(_ finding: Diagnostic) -> String {
    "\(finding.span.start) \(finding.rule): \(finding.message) \(finding.notes) \(finding.fixes)"
  }
}
