import Testing
import XCSyntax

@testable import XCLanguageServer

@Suite struct PositionMapTests {
  private static let text = "a😀b\r\né\rlast"

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func goesThereAndBack(encoding: PositionEncoding) {
    let map = PositionMap(SourceText(path: "a.xc", Self.text), encoding: encoding)
    for offset in [0, 1, 5, 6, 8, 10, 11, 15] {
      #expect(map.offset(map.position(offset)) == offset)
    }
  }

  @Test func countsUnits() {
    let source = SourceText(path: "a.xc", Self.text)
    let wide = PositionMap(source, encoding: .utf16)
    #expect(wide.position(5) == Position(line: 0, character: 3))
    #expect(PositionMap(source, encoding: .utf8).position(5) == Position(line: 0, character: 5))
    // The middle of a character is its start.
    #expect(wide.offset(Position(line: 0, character: 2)) == 1)
    #expect(PositionMap(source, encoding: .utf8).offset(Position(line: 0, character: 3)) == 1)
    #expect(wide.position(11) == Position(line: 2, character: 0))
  }

  @Test func staysInTheText() {
    let map = PositionMap(SourceText(path: "a.xc", Self.text), encoding: .utf16)
    #expect(map.offset(Position(line: 0, character: 99)) == 6)
    #expect(map.offset(Position(line: 99, character: 0)) == 15)
    #expect(map.offset(Position(line: -1, character: -1)) == 0)
    #expect(map.position(99) == Position(line: 2, character: 4))
    let backwards = DocumentRange(
      start: Position(line: 2, character: 1), end: Position(line: 0, character: 1))
    #expect(map.bytes(backwards) == 1..<12)
  }
}
