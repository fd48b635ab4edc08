/// Settings written out, so that two runs can be told apart by any of them.
enum SettingsText {
  /// Every stored value with its name. Dictionaries and sets come in an order of their own in every process, so
  /// their entries are sorted.
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { ($0.label.map { "\($0):" } ?? "") + of($0.value) }
    switch mirror.displayStyle {
    case nil: return quoted("\(value)")
    case .enum where parts.isEmpty: return quoted("\(value)")
    case .dictionary, .set: return "[\(parts.sorted().joined(separator: ","))]"
    default: return "\(mirror.subjectType)(\(parts.joined(separator: ",")))"
    }
  }

  /// A value can hold what separates values.
  private static func quoted(_ text: String) -> String { "\(text.utf8.count)'\(text)'" }
}
