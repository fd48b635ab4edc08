import XCSemantics

/// Turns addresses into paths and back.
enum DocumentAddress {
  private static let scheme = "file://"

  /// The path of a document. One that is no file has its address for a path.
  static func path(of uri: String) -> String {
    guard uri.lowercased().hasPrefix(scheme) else { return uri }
    let rest = uri.dropFirst(scheme.count)
    // A host in front of the path is dropped: there are no other machines here.
    let path = rest.firstIndex(of: "/").map { rest[$0...] } ?? rest
    return FilePath.simplified(decoded(path))
  }

  /// Whether an address is that of a file.
  static func isFile(_ uri: String) -> Bool { uri.lowercased().hasPrefix(scheme) }

  /// The address of a path.
  static func uri(of path: String) -> String {
    let bytes = FilePath.absolute(path).utf8
    return scheme + bytes.map { isPlain($0) ? String(UnicodeScalar($0)) : escaped($0) }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }

  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
