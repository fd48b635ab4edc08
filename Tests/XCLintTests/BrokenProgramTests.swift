import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// Texts that are cut off or have a piece missing: every rule, fix and reporter must cope.
@Suite struct BrokenProgramTests {
  @Test(arguments: FixtureProgram.all)
  func nothingIsTooBroken(_ fixture: FixtureProgram) async throws {
    let texts = try fixture.texts()
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    for round in 0..<8 {
      var broken = texts
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        var bytes = Array(text.utf8)
        let start = next(below: bytes.count)
        let end = round % 2 == 0 ? bytes.count : min(bytes.count, start + next(below: 40))
        bytes.removeSubrange(start..<end)
        broken[path] = String(decoding: bytes, as: UTF8.self)
      }
      let program = await fixture.load(broken)
      let findings = Linter().run(program)
      #expect(findings == findings.sorted(by: Diagnostic.inOrder))
      for finding in findings {
        let count = try #require(program.text(at: finding.span.file)).bytes.count
        for edit in finding.fixes.flatMap(\.edits) + [TextEdit(span: finding.span, newText: "")] {
          #expect(edit.span.file == finding.span.file)
          #expect(edit.span.bytes.lowerBound >= 0 && edit.span.bytes.upperBound <= count)
        }
      }
      let json = JSONReporter().report(findings)
      #expect((try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])?.count == findings.count)
      #expect(TextReporter(program: program).report(findings).isEmpty == findings.isEmpty)
    }
  }
}
