import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// The JSON that other programs read.
@Suite struct JSONReporterTests {
  @Test func theShapeIsThatOfTheContract() async {
    let findings = Linter().run(await program(lonelyScreen, path: "src/Screen.xc"))
    #expect(
      JSONReporter().report(findings) == #"""
        [{"file":"src/Screen.xc","line":3,"column":8,"endLine":3,"endColumn":20,"severity":"error",\#
        "rule":"paired-delegate-methods","message":"'Screen' implements 'formWillShow' but not 'formDidHide'",\#
        "notes":[{"file":"UXKit.xc (built in)","line":1652,"column":19,"message":\#
        "'UXNavigationDelegate' declares 'formDidHide' here: what starts when a form is shown must stop when it \#
        is hidden and resume when it comes back"},{"file":"UXKit.xc (built in)","line":1652,"column":19,\#
        "message":"missed without it: a form is hidden because a push covered it"},\#
        {"file":"UXKit.xc (built in)","line":1652,"column":19,"message":\#
        "missed without it: a form is hidden because it was popped off"}],\#
        "fixes":[{"title":"Add 'formDidHide'","edits":[{"line":3,"column":69,"endLine":3,"endColumn":69,\#
        "newText":"\n  void formDidHide(UXNavigationController* n, UXView* c, i32 d) { }"}]}]}]

        """#)
  }

  @Test func nothingFoundIsAnEmptyArray() {
    #expect(JSONReporter().report([]) == "[]\n")
  }

  @Test func everyTextComesBackFromAReader() throws {
    let odd = "quote \" back \\ tab \t line \n nul \u{0} del \u{7F} é 漢 👩‍👩‍👧 \u{2028} \u{1B}[0m"
    let place = SourceSpan(
      file: odd, bytes: 0..<1, start: SourcePosition(line: 1, column: 1),
      end: SourcePosition(line: 1, column: 2))
    let finding = Diagnostic(rule: "r", severity: .note, message: odd, span: place)
    let text = JSONReporter().report([finding, finding])
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(value?.count == 2)
    #expect(value?.first?["message"] as? String == odd)
    #expect(value?.first?["file"] as? String == odd)
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }
}
