import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite struct LongLineTests {
  @Test func onlyTheSurroundingsOfTheMarkAreShown() async {
    let blanks = String(repeating: "é ", count: 1000)
    let text = "/* \(blanks)*/ class A <Nowhere> { } /* \(blanks)*/\n"
    let loaded = await program(text, path: "long.xc")
    let findings = Linter().run(loaded)
    let lines = TextReporter(program: loaded).report(findings).split(separator: "\n").map(String.init)
    #expect(findings.map(\.rule) == ["unknown-protocol"])
    #expect(lines.allSatisfy { $0.utf8.count < 300 })
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    let column = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
    let name = lines[1].range(of: "Nowhere").map {
      lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
    }
    #expect(column == name)
    #expect(column != nil)
  }
}
