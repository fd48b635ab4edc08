import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("The page for a browser")
struct HTMLReporterTests {
  @Test("It holds the counts, each finding with its marked source, and a filter")
  func content() async {
    let program = await program(lonelyScreen, path: "src/Screen.xc")
    let page = HTMLReporter(programs: [program], version: "1.2.3").report(Linter().run(program))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<title>xcgen: 1 error in 1 file</title>"))
    #expect(page.contains("<li class=\"error\"><b>1</b> error</li>"))
    #expect(page.contains("<td>paired-delegate-methods</td><td class=\"number\">1</td>"))
    #expect(page.contains("void <mark>formWillShow</mark>(UXNavigationController* n"))
    #expect(page.contains("<a href=\"#file-0\">src/Screen.xc</a>"))
    #expect(page.contains("<section class=\"file\" id=\"file-0\">"))
    #expect(page.contains("data-severity=\"error\" data-rule=\"paired-delegate-methods\""))
    #expect(page.contains("<form id=\"filter\""))
    #expect(page.contains("Fix-it: Add &#39;formDidHide&#39;"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("Made by xcgen 1.2.3."))
  }

  @Test("It asks nothing of the network, and its texts are no markup")
  func harmless() {
    let page = HTMLReporter(programs: [], version: "1").report([OddFinding.finding])
    for word in ["http:", "https:", "src=", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("<é>"))
    #expect(
      page.contains("quote &quot; &#39; back \\ &lt; &gt; &amp; 100% a:b, c&#13;&#10;next \u{FFFD} é 漢"))
  }

  @Test("Every element that is opened is closed")
  func balance() async {
    let program = await program(lonelyScreen)
    let pages = [
      HTMLReporter(programs: [program], version: "1").report(Linter().run(program)),
      HTMLReporter(programs: [], version: "1").report([]),
    ]
    for page in pages {
      for tag in ["html", "head", "body", "section", "article", "table", "ul", "li", "pre", "form", "p"] {
        let opened = page.split(separator: "<\(tag)", omittingEmptySubsequences: false).dropFirst()
          .filter { $0.hasPrefix(">") || $0.hasPrefix(" ") }.count
        let closed = page.split(separator: "</\(tag)>", omittingEmptySubsequences: false).count - 1
        #expect(opened == closed, "\(tag)")
      }
    }
    #expect(pages[1].contains("No findings.") && !pages[1].contains("<form"))
  }

  @Test("Findings at odd places are shown without harm")
  func oddPlaces() async {
    let program = await program("class A {\n\ti32 x\n}", path: "a.xc")
    let text = "class A {\n\ti32 x\n}"
    for start in 0...(text.utf8.count) {
      let span = program.span(start..<start, in: FileID(0))
      let finding = Diagnostic(rule: "syntax-error", severity: .error, message: "m", span: span)
      let page = HTMLReporter(programs: [program], version: "1").report([finding])
      #expect(page.contains("<mark>&#8203;</mark>"), "\(start)")
    }
  }
}
