/// A name as it stands in the source.
public struct Identifier: Sendable, Hashable {
  /// The letters.
  public var text: String

  /// Where it stands, in bytes.
  public var range: Range<Int>

  /// Makes a name that stands at a place.
  public init(_ text: String, at range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
