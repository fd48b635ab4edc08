import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// Programs on disk with the findings that they must have.
///
/// `XCGEN_UPDATE_REFERENCES=1` writes what is found; read it before you keep it.
@Suite struct ReferenceTests {
  @Test(arguments: FixtureProgram.all)
  func findingsAreTheExpectedOnes(_ fixture: FixtureProgram) async throws {
    let texts = try fixture.texts()
    let program = await fixture.load(texts)
    let findings = Linter().run(program)
    let report = TextReporter(program: program).report(findings)
    let reference = fixture.referenceURL
    if ProcessInfo.processInfo.environment["XCGEN_UPDATE_REFERENCES"] == "1" {
      try report.write(to: reference, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: reference, encoding: .utf8)
    #expect(report == expected)
  }

  /// Every fix alone clears its finding, adds no finding, and leaves the rest of the text as it is.
  @Test(arguments: FixtureProgram.all)
  func fixesClearTheirFindings(_ fixture: FixtureProgram) async throws {
    let texts = try fixture.texts()
    let findings = Linter().run(await fixture.load(texts))
    for finding in findings {
      for fix in finding.fixes {
        var mended = texts
        for edit in fix.edits.reversed() {
          let text = try #require(mended[edit.span.file])
          mended[edit.span.file] = text.replacing(edit)
        }
        let after = Linter().run(await fixture.load(mended))
        let before = findings.filter { $0.message != finding.message || $0.rule != finding.rule }
        #expect(
          after.map(\.message).sorted() == before.map(\.message).sorted(),
          "\(fix.title) in \(fixture.testDescription)")
      }
    }
  }

  @Test func everyRuleHasFixtures() {
    let folders = Set(FixtureProgram.all.map { $0.url.deletingLastPathComponent().lastPathComponent })
    #expect(folders.isSuperset(of: RuleRegistry.all.names))
  }

  @Test func noReferenceIsLeftOver() throws {
    let wanted = Set(FixtureProgram.all.map(\.referenceURL.path))
    let folder = FixtureProgram.root.path
    let present = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".findings.txt") }.map { folder + "/" + $0 }
    #expect(Set(present) == wanted)
  }
}

extension String {
  func replacing(_ edit: TextEdit) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(edit.span.bytes, with: Array(edit.newText.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
