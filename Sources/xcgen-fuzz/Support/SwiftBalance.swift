/// Looks whether the brackets of a Swift text fit, so far as that can be told without a Swift parser.
enum SwiftBalance {
  /// Where they do not fit first.
  static func firstMistake(in bytes: [UInt8]) -> Int? {
    var open: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where bytes[index...].starts(with: Array("//".utf8)):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\n") { return index }
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count else { return bytes.count }
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == bytes[index] else { return index }
      default: break
      }
      index += 1
    }
    return open.isEmpty ? nil : bytes.count
  }
}
