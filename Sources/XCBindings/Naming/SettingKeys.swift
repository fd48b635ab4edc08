/// Entries of the configuration that name types or members, found whatever blanks and sigils they are written with:
/// `P.f(u8 *,i32)`, `P.f(u8@, i32)` and `P.f(u8*, i32)` are one.
struct SettingKeys: Sendable {
  private let entries: [String: String]

  /// Takes the entries; of several that are one, the first in alphabetical order counts.
  init(_ entries: some Sequence<String>) {
    self.entries = Dictionary(
      entries.sorted().map { (Self.levelled($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entry, as it is written, for the first of some keys that has one.
  func entry(for keys: [String]) -> String? { keys.lazy.compactMap { entries[Self.levelled($0)] }.first }

  /// A text without blanks, old sigils levelled.
  static func levelled(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace }.map { $0 == "@" ? "*" : $0 })
  }
}
