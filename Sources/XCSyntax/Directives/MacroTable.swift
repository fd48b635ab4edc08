/// The macros that are defined at some point: from `-D`, from a target, from `#define`.
public struct MacroTable: Sendable, Hashable {
  private var bodies: [String: String]

  /// Takes names with their bodies.
  public init(_ bodies: [String: String] = [:]) { self.bodies = bodies }

  /// Whether the name is defined.
  public func isDefined(_ name: String) -> Bool { bodies[name] != nil }

  /// The text that the name stands for.
  public func body(of name: String) -> String? { bodies[name] }

  /// Defines a name.
  public mutating func define(_ name: String, as body: String) { bodies[name] = body }

  /// Forgets a name.
  public mutating func undefine(_ name: String) { bodies[name] = nil }

  /// The defined names, sorted.
  public var names: [String] { bodies.keys.sorted() }

  /// Reads the operand of `-D`: `NAME` means 1, `NAME=VALUE` that value. Nil where it is no name.
  public static func definition(fromOption text: String) -> (name: String, body: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let first = name.utf8.first, isNameByte(first), !isDigit(first),
      name.utf8.allSatisfy(isNameByte)
    else { return nil }
    return (String(name), parts.count > 1 ? String(parts[1]) : "1")
  }

  /// Whether a name is written as macros are: in capitals, more than one.
  static func isLikelyMacro(_ name: String) -> Bool {
    name.utf8.count > 1 && name.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      && !name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
