/// What may stand between `#` and the word of a directive: blanks, comments and the ends of continued lines.
enum DirectiveGap {
  /// Behind what stands there, from an offset on.
  static func end<Bytes: Collection<UInt8>>(in bytes: Bytes, from start: Bytes.Index)
    -> Bytes.Index
  {
    var index = start
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x20, 0x09: index = bytes.index(after: index)
      case UInt8(ascii: "\\"):
        guard let end = endOfJoint(in: bytes, from: index) else { return index }
        index = end
      case UInt8(ascii: "/"):
        guard let end = endOfComment(in: bytes, from: index) else { return index }
        index = end
      default: return index
      }
    }
    return index
  }

  /// Behind the line end that a backslash joins with the next line: comments may stand between the two, for they are
  /// taken away before lines are joined (`dialect.md` 2.1). Nil for any other backslash.
  static func endOfJoint<Bytes: Collection<UInt8>>(in bytes: Bytes, from backslash: Bytes.Index)
    -> Bytes.Index?
  {
    var index = bytes.index(after: backslash)
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x0A: return bytes.index(after: index)
      case 0x20, 0x09, 0x0D: index = bytes.index(after: index)
      case UInt8(ascii: "/"):
        if bytes[index...].starts(with: "//".utf8) {
          guard let end = bytes[index...].firstIndex(of: 0x0A) else { return nil }
          return bytes.index(after: end)
        }
        guard let end = endOfComment(in: bytes, from: index), !bytes[index..<end].contains(0x0A) else {
          return nil
        }
        index = end
      default: return nil
      }
    }
    return nil
  }

  /// Behind a comment in stars; nil where none begins or nothing ends it.
  private static func endOfComment<Bytes: Collection<UInt8>>(
    in bytes: Bytes, from start: Bytes.Index
  )
    -> Bytes.Index?
  {
    guard bytes[start...].starts(with: "/*".utf8) else { return nil }
    var index = bytes.index(start, offsetBy: 2)
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "*"), bytes[index...].starts(with: "*/".utf8) {
        return bytes.index(index, offsetBy: 2)
      }
      index = bytes.index(after: index)
    }
    return nil
  }
}
