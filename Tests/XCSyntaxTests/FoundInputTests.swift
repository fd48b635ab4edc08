import Testing

@testable import XCSyntax

/// Texts that fuzzing made, each as short as it can be, that the reader once could not take.
@Suite("Inputs that fuzzing found")
struct FoundInputTests {
  @Test(
    "A text is read to its end, and all that is said of it lies inside",
    arguments: [
      // A body is mended in a text that has grown beyond it.
      "){class r:){(){\n}{}"
    ])
  func read(text: String) {
    let file = SourceFile(parsing: SourceText(path: "a.xc", text))
    let count = text.utf8.count
    #expect(!file.syntaxErrors.isEmpty)
    #expect(file.syntaxErrors.allSatisfy { $0.span.bytes.upperBound <= count })
    #expect(file.mendedBodies.allSatisfy { body in body.bytes.count == body.range.count })
  }
}
