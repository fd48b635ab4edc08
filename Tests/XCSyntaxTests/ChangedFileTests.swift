import Testing

@testable import XCSyntax

/// What is kept of a file after a change inside of one body must be what reading it anew gives.
@Suite("Changes inside of bodies")
struct ChangedFileTests {
  @Test(
    "What is told of the file is what is told of it when it is read anew",
    arguments: [
      // The mistake of the next item begins where the body ends.
      ("void f(void) { x = a; }Set\n", "a", "string (a)"),
      ("void f(void) { x = string (a); }Set\n", "string ", ""),
    ])
  func told(text: String, old: String, new: String) throws {
    let parser = try SyntaxParser()
    let before = SourceFile(parsing: SourceText(path: "a.xc", text), with: parser)
    let place = try #require(text.firstRange(of: old))
    let range =
      text.utf8.distance(
        from: text.startIndex, to: place.lowerBound)..<text.utf8.distance(
        from: text.startIndex, to: place.upperBound)
    let after = before.text.replacing(range, with: Array(new.utf8))
    let kept = before.changed(to: after, with: parser)?.file
    let changed = try #require(kept)
    let fresh = SourceFile(parsing: after, with: parser)
    #expect(changed.syntaxErrors == fresh.syntaxErrors)
    #expect(changed.declarations == fresh.declarations)
    #expect(changed.mendedRanges == fresh.mendedRanges)
  }
}
