/// A quick look whether the conditionals of a text could be out of balance; comments and strings are not known here.
enum DirectiveBalance {
  /// Whether lines that look like directives close or part what none has opened, or leave something open.
  static func isSuspicious(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var open: [Bool] = []
      var index = 0
      while let mark = buffer.offset(of: UInt8(ascii: "#"), in: index..<buffer.count) {
        index = mark + 1
        guard isFirstOnLine(mark, buffer) else { continue }
        switch word(behind: mark, buffer) {
        case "if", "ifdef", "ifndef": open.append(false)
        case "elif", "else":
          guard let last = open.last, !last else { return true }
          if word(behind: mark, buffer) == "else" { open[open.count - 1] = true }
        case "endif":
          guard open.popLast() != nil else { return true }
        default: break
        }
      }
      return !open.isEmpty
    }
  }

  private static func isFirstOnLine(_ mark: Int, _ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = mark
    while index > 0, buffer[index - 1] == 0x20 || buffer[index - 1] == 0x09 { index -= 1 }
    return index == 0 || buffer[index - 1] == 0x0A || index == SourceText.byteOrderMark.count
  }

  private static func word(behind mark: Int, _ buffer: UnsafeBufferPointer<UInt8>) -> String {
    let start = DirectiveGap.end(in: buffer, from: mark + 1)
    var end = start
    while end < buffer.count, TokenScanner.isName(buffer[end]), end - start < 8 { end += 1 }
    return String(decoding: buffer[start..<end], as: UTF8.self)
  }
}
