/// An entry of the configuration that matches nothing in the sources: a misspelt name, most often.
public struct UnusedSetting: Sendable, Hashable {
  /// The part of the configuration that it stands in.
  public enum Key: String, Sendable, Hashable {
    /// Swift types by the xc type.
    case types
    /// Pointers that are never null.
    case nonnull
    /// Swift names by xc names.
    case names
  }

  /// Where it stands.
  public var key: Key
  /// The entry itself; of a pair, the part in front of the colon.
  public var entry: String

  /// Makes one.
  public init(key: Key, entry: String) {
    self.key = key
    self.entry = entry
  }

  /// One sentence without a full stop.
  public var message: String {
    let what =
      switch key {
      case .types: "no type of the sources is spelt so"
      case .nonnull: "the sources have no such parameter or result"
      case .names: "the sources have no such type or member"
      }
    return "'\(entry)' in 'generate.\(key.rawValue)' matches nothing: \(what)"
  }
}
