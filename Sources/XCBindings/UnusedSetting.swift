/// An entry of the configuration that changes nothing: a misspelt name, most often.
public struct UnusedSetting: Sendable, Hashable {
  /// The part of the configuration that it stands in.
  public enum Key: String, Sendable, Hashable {
    /// Modules that the files import.
    case imports
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
  /// Why it has no effect though the sources have what it names, a clause without a full stop; nil where they do not.
  public var reason: String?

  /// Makes one.
  public init(key: Key, entry: String, reason: String? = nil) {
    self.key = key
    self.entry = entry
    self.reason = reason
  }

  /// One sentence without a full stop.
  public var message: String {
    let place = "'\(entry)' in 'generate.\(key.rawValue)'"
    if let reason { return "\(place) changes nothing: \(reason)" }
    let what =
      switch key {
      case .imports: "no file imports it"
      case .types: "no type of the sources is spelt so"
      case .nonnull: "the sources have no such parameter or result"
      case .names: "the sources have no such type or member"
      }
    return "\(place) matches nothing: \(what)"
  }
}
