/// A small source that shows what a rule finds, or what it lets pass.
///
/// In a failing example `↓` stands in front of every place at which the rule reports something.
public struct RuleExample: Sendable, Hashable {
  /// The character in front of a place where a finding must be.
  public static let marker: Character = "↓"

  /// The source with its markers.
  public let markedSource: String

  /// Makes an example from a source with markers; without any it is a passing one.
  public init(_ markedSource: String) { self.markedSource = markedSource }

  /// Whether the rule must find something.
  public var isFailing: Bool { markedSource.contains(Self.marker) }

  /// The source as a file holds it, markers taken out.
  public var source: String { markedSource.filter { $0 != Self.marker } }

  /// The byte offsets in `source` at which findings must be.
  public var offsets: [Int] {
    var offsets: [Int] = []
    var length = 0
    for character in markedSource {
      if character == Self.marker {
        offsets.append(length)
      } else {
        length += character.utf8.count
      }
    }
    return offsets
  }
}
