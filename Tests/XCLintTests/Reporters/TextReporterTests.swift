import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// The text that people and editors read.
@Suite struct TextReporterTests {
  private func report(
    _ text: String, at range: Range<Int>, usesColors: Bool = false, notes: [DiagnosticNote] = []
  ) async -> String {
    let loaded = await program(text)
    let span = SourceText(path: "a.xc", text).span(range)
    let finding = Diagnostic(rule: "some-rule", severity: .warning, message: "odd", span: span, notes: notes)
    return TextReporter(program: loaded, usesColors: usesColors).report([finding])
  }

  @Test func theMarkStandsUnderTheSpan() async {
    let text = await report("i32 first;\ni32 second;\n", at: 15..<21)
    #expect(text == "a.xc:2:5: warning: odd [some-rule]\n  i32 second;\n      ^~~~~~\n")
  }

  @Test func tabsStayTabs() async {
    let text = await report("\t\ti32\tx;\n", at: 6..<7)
    #expect(text == "a.xc:1:7: warning: odd [some-rule]\n  \t\ti32\tx;\n  \t\t   \t^\n")
  }

  @Test func wideCharactersCountDouble() async {
    let text = await report("// 漢字 é👍 x\n", at: 17..<18)
    #expect(text == "a.xc:1:18: warning: odd [some-rule]\n  // 漢字 é👍 x\n              ^\n")
    let over = await report("// 漢字\n", at: 3..<9)
    #expect(over == "a.xc:1:4: warning: odd [some-rule]\n  // 漢字\n     ^~~~\n")
  }

  @Test func spansOverSeveralLinesAreMarkedToTheEndOfTheFirst() async {
    let text = await report("class A\n{\n}\n", at: 0..<11)
    #expect(text == "a.xc:1:1: warning: odd [some-rule]\n  class A\n  ^~~~~~~\n")
  }

  @Test func emptySpansAndTheEndOfTheTextHaveAPlace() async {
    let text = await report("i32 a", at: 5..<5)
    #expect(text == "a.xc:1:6: warning: odd [some-rule]\n  i32 a\n       ^\n")
    let crlf = await report("i32 a\r\ni32 b\r\n", at: 5..<7)
    #expect(crlf == "a.xc:1:6: warning: odd [some-rule]\n  i32 a\n       ^\n")
  }

  @Test func aByteOrderMarkIsNoColumn() async {
    let text = await report("\u{FEFF}i32 a;\n", at: 3..<6)
    #expect(text == "a.xc:1:1: warning: odd [some-rule]\n  i32 a;\n  ^~~\n")
  }

  @Test func controlCharactersDoNotReachTheTerminal() async {
    let text = await report("// \u{1B}[31m red\n", at: 0..<2)
    #expect(text == "a.xc:1:1: warning: odd [some-rule]\n  // [31m red\n  ^~\n")
  }

  @Test func notesOfFilesThatAreNotAtHandHaveNoExcerpt() async {
    let place = SourceText(path: "gone.xc", "x").span(0..<1)
    let text = await report("x", at: 0..<1, notes: [DiagnosticNote(message: "see", span: place)])
    #expect(text == "a.xc:1:1: warning: odd [some-rule]\n  x\n  ^\ngone.xc:1:1: note: see\n")
  }

  @Test func coloursAreOnlyAdded() async {
    let plain = await report("i32 a;\n", at: 4..<5)
    let coloured = await report("i32 a;\n", at: 4..<5, usesColors: true)
    #expect(coloured.contains("\u{1B}[1;35mwarning:\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func theSummaryCounts() async {
    let findings = Linter().run(await program(lonelyScreen + "#import \"Lost.xc\"\n#use Gone\n"))
    #expect(FindingSummary(findings).text == "1 error, 2 warnings in 1 file")
    #expect(FindingSummary([]).text == "no findings")
  }

  @Test func controlCharactersInWordsAndFileNamesAreSpelledOut() async {
    let span = SourceText(path: "a\u{1B}[2J\n.xc", "x").span(0..<1)
    let finding = Diagnostic(
      rule: "some-rule", severity: .warning, message: "odd '\u{7}'", span: span,
      notes: [DiagnosticNote(message: "\u{9B}31m", span: span)], fixes: [FixIt(title: "\u{1B}c", edits: [])])
    let text = TextReporter(program: await program("")).report([finding]) + XcodeReporter().report([finding])
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(text.hasPrefix("a\\u{1B}[2J\\u{A}.xc:1:1: warning: odd '\\u{7}' [some-rule]\n"))
  }
}
