/// Finds inputs that would make libtree-sitter 0.20 write past its buffers.
///
/// At the end of a broken file that library makes one node of everything that is still open, and it counts the
/// children of a node in 16 bits. What is open can not be asked, but it is never more than the tokens and comments since
/// the last separator at each level of brackets. Comments that follow each other are children of one node, too. Files that stay below the limit in bytes are not looked at.
enum PendingTokens {
  /// How many unfinished tokens and comments are parsed; the library's own limit is 65,535.
  static let limit = 50_000

  /// The byte offset at which too much is open, or nil.
  static func overflow(in bytes: [UInt8]) -> Int? {
    guard bytes.count > limit else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(buffer)
      return scan.run()
    }
  }

  private struct Scan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    /// The tokens open at each outer level, and their sum.
    private var outer: [Int] = []
    private var outerSum = 0
    private var open = 0
    /// Whether a `;` stands at this level, and at each outer one.
    private var hasParts = false
    private var outerHasParts: [Bool] = []
    /// Whether a separator came last: an `else` behind it goes on with what was open.
    private var separated = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func run() -> Int? {
      while index < bytes.count {
        let start = index
        let byte = bytes[index]
        index += 1
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: continue
        case UInt8(ascii: "/") where peek() == UInt8(ascii: "/"):
          skipLine()
          open += 1
        case UInt8(ascii: "/") where peek() == UInt8(ascii: "*"):
          skipBlockComment()
          open += 1
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          countToken()
          outer.append(open)
          outerHasParts.append(hasParts)
          outerSum += open
          open = 0
          hasParts = false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          close(byte)
        case UInt8(ascii: ";"), UInt8(ascii: ","):
          separated = true
          if byte == UInt8(ascii: ";") { hasParts = true }
        case UInt8(ascii: "'"):
          skipCharacter()
          countToken()
        default:
          skipToken(byte, from: start)
        }
        if outerSum + open > limit { return start }
      }
      return nil
    }

    /// Closes a level. A cast or the head of a statement waits for what follows it, with its brackets and the few
    /// parts between them.
    private mutating func close(_ byte: UInt8) {
      if let level = outer.popLast() {
        outerSum -= level
        open = level + (hasParts ? 8 : min(open, 4) + 1)
        hasParts = outerHasParts.popLast() ?? false
      } else {
        open = 0
      }
      // A separator inside the brackets ends nothing outside of them.
      separated = byte == UInt8(ascii: "}")
    }

    private mutating func countToken() {
      if separated { open = 0 }
      separated = false
      open += 1
    }

    private mutating func skipToken(_ byte: UInt8, from start: Int) {
      if byte == UInt8(ascii: "\"") { skipString() } else if Self.isName(byte) { skipName() }
      let isElse = index - start == 4 && bytes[start..<index].elementsEqual("else".utf8)
      if isElse { separated = false }
      countToken()
    }

    private func peek() -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skipLine() {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    }

    private mutating func skipBlockComment() {
      index += 1
      while index < bytes.count {
        index += 1
        if bytes[index - 1] == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
          index += 1
          return
        }
      }
    }

    private mutating func skipString() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
    }

    /// Skips the rest of a character literal, so that a bracket in one is none. A lone `'` is a token of its own.
    private mutating func skipCharacter() {
      var end = index
      if end < bytes.count, bytes[end] == UInt8(ascii: "\\") { end += 1 }
      let last = min(end + 6, bytes.count)
      while end < last, bytes[end] != 0x0A {
        end += 1
        guard end < bytes.count, bytes[end] == UInt8(ascii: "'") else { continue }
        index = end + 1
        return
      }
    }

    private mutating func skipName() {
      while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    }

    private static func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
