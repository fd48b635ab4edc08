import Testing

@testable import XCSyntax

@Suite("Quick looks at bytes")
struct ByteSearchTests {
  @Test("Letters and bytes are found within their range only")
  func search() {
    let text = SourceText(path: "a.xc", "weak:A* wea; weak")
    #expect(text.holds("weak".utf8, in: 0..<17) && text.holds("weak".utf8, in: 1..<17))
    #expect(
      !text.holds("weak".utf8, in: 1..<16) && !text.holds("weak".utf8, in: 0..<3)
        && !text.holds("x".utf8, in: 0..<17))
    #expect(text.offset(of: UInt8(ascii: "w"), in: 1..<17) == 8)
    #expect(text.offset(of: UInt8(ascii: "w"), in: 14..<17) == nil && text.offset(of: 0, in: 0..<0) == nil)
  }

  @Test("A byte that is no UTF-8 is found wherever it stands", arguments: 0..<20)
  func invalid(place: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
    #expect(SourceText.firstInvalidOffset(in: bytes) == nil)
    bytes[place] = 0xFF
    #expect(SourceText.firstInvalidOffset(in: bytes) == place)
    bytes[place] = 0xC3
    #expect(SourceText.firstInvalidOffset(in: bytes) == place)
  }

  @Test("Every line begins behind the end of the one before")
  func lines() {
    #expect(SourceText(path: "a.xc", "a\n\nbc\r\n").lineStarts == [0, 2, 3, 7])
    #expect(SourceText(path: "a.xc", "").lineStarts == [0])
    #expect(SourceText(path: "a.xc", bytes: SourceText.byteOrderMark + [0x0A]).lineStarts == [3, 4])
  }

  @Test("A set of marks holds what was put in and nothing else")
  func marks() {
    var marks = WordMarkSet()
    let words = (0..<500).map { "word\($0)" }
    for word in words { marks.insert(WordMark(word, isUsed: true)) }
    #expect(words.allSatisfy { marks.contains(WordMark($0, isUsed: true)) })
    #expect(
      !words.contains {
        marks.contains(WordMark($0, isUsed: false)) || marks.contains(WordMark($0 + "x", isUsed: true))
      })
  }
}
