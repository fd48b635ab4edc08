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
    try compare(report, with: fixture.referenceURL)
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
        // Several findings may have the same words: one of them has to go.
        let before = findings.filter { $0.rule + $0.message == finding.rule + finding.message }.count
        let left = after.filter { !Self.isMissed($0, since: fix) }.map { $0.rule + $0.message }
        #expect(
          left.filter { $0 == finding.rule + finding.message }.count < before, "\(fix.title) clears nothing")
        #expect(
          Set(left.map(Self.currentNames)).isSubset(
            of: findings.map { Self.currentNames($0.rule + $0.message) }), "\(fix.title) breaks something")
      }
    }
  }

  /// Whether a fix made the first half of a pair that the class has: then the other one is missed.
  private static func isMissed(_ finding: Diagnostic, since fix: FixIt) -> Bool {
    guard finding.rule == PairedDelegateMethods().name else { return false }
    return ["formWillShow", "formDidHide"].contains { half in
      fix.title.contains("'\(half)'") && !fix.title.hasPrefix("Add")
        && finding.message.contains("implements '\(half)' but not")
    }
  }

  /// A message as it reads once imports are written with the current ending.
  private static func currentNames(_ message: String) -> String { message.replacing(".xt'", with: ".xc'") }

  /// The text when all fixes are applied, one after the other; nothing that has a fix is left.
  @Test(arguments: FixtureProgram.all)
  func fixedTextIsTheExpectedOne(_ fixture: FixtureProgram) async throws {
    let original = try fixture.texts()
    var texts = original
    for _ in 0..<200 {
      let findings = Linter().run(await fixture.load(texts))
      guard let fix = findings.lazy.compactMap(\.fixes.first).first else { break }
      for edit in fix.edits.reversed() {
        texts[edit.span.file] = try #require(texts[edit.span.file]).replacing(edit)
      }
    }
    let left = Linter().run(await fixture.load(texts))
    let unfixed = left.filter { !$0.fixes.isEmpty }
    #expect(unfixed.isEmpty)
    guard texts != original else { return }
    let changed = texts.filter { original[$0.key] != $0.value }.sorted { $0.key < $1.key }
    let report = changed.map { "==> \($0.key)\n\($0.value)" }.joined()
    try compare(report, with: fixture.fixedURL)
  }

  private func compare(_ report: String, with reference: URL) throws {
    if ProcessInfo.processInfo.environment["XCGEN_UPDATE_REFERENCES"] == "1" {
      try report.write(to: reference, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: reference, encoding: .utf8)
    #expect(report == expected)
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
