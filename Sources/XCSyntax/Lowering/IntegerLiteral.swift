/// Reads the spellings of a whole number (`dialect.md`, section 1.5).
enum IntegerLiteral {
  /// The value of `16_000`, `$FF`, `0xFF` or `%1010`; nil where it does not fit or is none.
  static func value(of source: String) -> UInt64? {
    let digits = source.filter { $0 != "_" }
    if digits.hasPrefix("$") { return UInt64(digits.dropFirst(), radix: 16) }
    if digits.hasPrefix("%") { return UInt64(digits.dropFirst(), radix: 2) }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return UInt64(digits.dropFirst(2), radix: 16) }
    return UInt64(digits)
  }
}
