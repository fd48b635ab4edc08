import XCSyntax

/// Puts right what a text in JSON may hold and a string may not: halves of surrogate pairs, and bytes that are no UTF-8.
///
/// An editor may have such a document open, and must not lose it.
enum MessageText {
  /// The same message with the replacement character in the place of what no string can hold: as many UTF-16 units as
  /// were there, so that positions stay true.
  static func mended(_ body: [UInt8]) -> [UInt8] {
    var mended = body
    var index = 0
    while index < mended.count {
      guard mended[index] == backslash, index + 1 < mended.count else {
        index += 1
        continue
      }
      guard let unit = unit(at: index, in: mended), (0xD800..<0xE000).contains(unit) else {
        index += 2
        continue
      }
      if unit < 0xDC00, let next = self.unit(at: index + 6, in: mended), (0xDC00..<0xE000).contains(next) {
        index += 12
        continue
      }
      mended.replaceSubrange(index..<(index + 6), with: "\\ufffd".utf8)
      index += 6
    }
    return SourceText.firstInvalidOffset(in: mended) == nil
      ? mended : Array(String(decoding: mended, as: UTF8.self).utf8)
  }

  private static let backslash = UInt8(ascii: "\\")

  /// The unit that an escape at an index stands for; nil where no such escape stands there.
  private static func unit(at index: Int, in body: [UInt8]) -> Int? {
    guard index + 6 <= body.count, body[index] == backslash, body[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return Int(String(decoding: body[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
