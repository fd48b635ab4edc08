import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("Checkstyle, GitHub and Xcode")
struct LineReporterTests {
  @Test("Checkstyle has a file element for each file, and its texts come back from a reader")
  func checkstyle() throws {
    var other = OddFinding.finding
    other.span.file = "a.xc"
    other.severity = .error
    let text = CheckstyleReporter().report([OddFinding.finding, other, OddFinding.finding])
    let document = try Document(text)
    #expect(document.files.map(\.name) == ["a.xc", OddFinding.path])
    #expect(document.files.map(\.errors.count) == [1, 2])
    let error = try #require(document.files.last?.errors.first)
    #expect(error["line"] == "2" && error["column"] == "3" && error["severity"] == "info")
    #expect(error["source"] == "xcgen.syntax-error")
    #expect(error["message"] == OddFinding.words.replacing("\u{1}", with: "\u{FFFD}"))
    #expect(try Document(CheckstyleReporter().report([])).files.isEmpty)
  }

  @Test("A workflow command is one line, whatever its texts hold")
  func github() {
    let text = GitHubReporter().report([OddFinding.finding])
    #expect(
      text
        == "::notice file=dir%2C a%3Ab/<é> %2520.xc,line=2,endLine=3,title=syntax-error::quote \" ' back \\ < > & "
        + "100%25 a:b, c%0D%0Anext \\u{1} é 漢 ::error\n")
    var short = OddFinding.finding
    short.severity = .warning
    short.message = "m"
    short.span.file = "a.xc"
    short.span.end = SourcePosition(line: 2, column: 8)
    short.notes = [DiagnosticNote(message: "n", span: short.span)]
    #expect(
      GitHubReporter().report([short])
        == "::warning file=a.xc,line=2,endLine=2,col=3,endColumn=8,title=syntax-error::m%0Aa.xc:2:3: n\n")
  }

  @Test("Xcode reads one line with a path from the root for the finding and for each note")
  func xcode() {
    var finding = OddFinding.finding
    finding.message = "one\ntwo"
    finding.span.file = "/p/a.xc"
    var builtIn = finding.span
    builtIn.file = EmbeddedInterface.path
    finding.notes = [DiagnosticNote(message: "here", span: builtIn)]
    #expect(
      XcodeReporter().report([finding])
        == "/p/a.xc:2:3: note: one two [syntax-error]\nUXKit.xc (built in):2:3: note: here\n")
    finding.span.file = "b.xc"
    #expect(XcodeReporter().report([finding]).hasPrefix(FilePath.absolute("b.xc") + ":2:3: "))
  }
}

/// A checkstyle document, read by just enough of XML.
private struct Document {
  struct File {
    var name: String
    var errors: [[String: String]] = []
  }

  private struct Malformed: Error {}

  var files: [File] = []

  init(_ text: String) throws {
    guard text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle "),
      text.hasSuffix("</checkstyle>\n")
    else { throw Malformed() }
    var depth = 0
    for line in text.split(separator: "\n").dropFirst(2) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("<file "), depth == 0 {
        files.append(File(name: try Self.attributes(words)["name"] ?? ""))
        depth = 1
      } else if words.hasPrefix("<error "), words.hasSuffix("/>"), depth == 1 {
        files[files.count - 1].errors.append(try Self.attributes(words))
      } else if words == "</file>", depth == 1 {
        depth = 0
      } else if words != "</checkstyle>" {
        throw Malformed()
      }
    }
  }

  private static func attributes(_ line: Substring) throws -> [String: String] {
    var attributes: [String: String] = [:]
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false).dropLast()
    guard parts.count.isMultiple(of: 2) else { throw Malformed() }
    var rest = Array(parts)[...]
    while rest.count >= 2 {
      let name = rest.removeFirst().split(separator: " ").last?.dropLast() ?? ""
      let value = rest.removeFirst()
      guard !value.contains("<"), !value.contains(">") else { throw Malformed() }
      attributes[String(name)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#10;", "\n"), ("&#13;", "\r"),
        ("&#9;", "\t"), ("&amp;", "&"),
      ].reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
    }
    return attributes
  }
}
