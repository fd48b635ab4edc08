/// The macros that are defined at some point: from `-D`, from a target, from `#define`.
public struct MacroTable: Sendable, Hashable {
  /// What a name stands for.
  public struct Macro: Sendable, Hashable {
    /// The text behind the name, continued lines joined.
    public var body: String
    /// The parameter names of a function-like macro, nil for an object-like one.
    public var parameters: [String]?

    /// Makes a macro.
    public init(_ body: String, parameters: [String]? = nil) {
      self.body = body
      self.parameters = parameters
    }
  }

  private var macros: [String: Macro]

  /// Takes names with their bodies.
  public init(_ bodies: [String: String] = [:]) { macros = bodies.mapValues { Macro($0) } }

  /// Whether the name is defined.
  public func isDefined(_ name: String) -> Bool { macros[name] != nil }

  /// The macro of a name.
  public func macro(named name: String) -> Macro? { macros[name] }

  /// The text that the name stands for by itself; nil for a function-like macro.
  public func body(of name: String) -> String? {
    macros[name].flatMap { $0.parameters == nil ? $0.body : nil }
  }

  /// Defines a name.
  public mutating func define(_ name: String, as body: String) { macros[name] = Macro(body) }

  /// Defines a name.
  public mutating func define(_ name: String, as macro: Macro) { macros[name] = macro }

  /// Forgets a name.
  public mutating func undefine(_ name: String) { macros[name] = nil }

  /// The defined names, sorted.
  public var names: [String] { macros.keys.sorted() }

  /// Reads the operand of `-D`: `NAME` means 1, `NAME=VALUE` that value. Nil where it is no name.
  public static func definition(fromOption text: String) -> (name: String, body: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let first = name.utf8.first, isNameByte(first), !isDigit(first),
      name.utf8.allSatisfy(isNameByte)
    else { return nil }
    return (String(name), parts.count > 1 ? String(parts[1]) : "1")
  }

  /// Whether a name is written as macros are: in capitals, more than one.
  package static func isLikelyMacro(_ name: String) -> Bool {
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
