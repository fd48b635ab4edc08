import XCSemantics
import XCSyntax

/// What the entries of the configuration about single types and members came to so far.
struct SettingUse: Sendable {
  /// Entries that changed something.
  private(set) var effective: Set<String> = []
  /// Entries that named something and changed nothing there, with the reason.
  private(set) var idle: [String: String] = [:]

  /// Notes that an entry names something; `reason` is why it changes nothing, nil where it does.
  mutating func note(_ entry: String, idleBecause reason: String? = nil) {
    if let reason {
      idle[entry] = idle[entry] ?? reason
    } else {
      effective.insert(entry)
    }
  }

  /// Entries of a part of the configuration that named nothing or changed nothing, in order. One that names several
  /// things need change one of them only.
  func unused(_ key: UnusedSetting.Key, of entries: some Sequence<String>) -> [UnusedSetting] {
    entries.filter { !effective.contains($0) }.sorted()
      .map { UnusedSetting(key: key, entry: $0, reason: idle[$0]) }
  }
}

extension Translator {
  /// The name that the configuration gives a member.
  mutating func configuredName(_ key: String, insteadOf usual: String) -> String? {
    guard let name = options.names[key] else { return nil }
    nameUse.note(key, idleBecause: name == usual ? "that is its name anyway" : nil)
    return name
  }

  /// Entries of the configuration that change nothing.
  var unusedSettings: [UnusedSetting] {
    var names = nameUse
    for (key, name) in options.names where namedTypes.contains(key) {
      names.note(key, idleBecause: name == key ? "that is its name anyway" : nil)
    }
    if options.declaresStubs {
      let stubs = Set(stubClasses().map(\.name))
      for (key, name) in options.names where !key.contains(".") && stubs.contains(name) { names.note(key) }
    }
    return mapper.unusedReplacements + nonnullUse.unused(.nonnull, of: options.nonnull)
      + names.unused(.names, of: options.names.keys)
  }

  /// The names that the types of the output have in the source.
  private var namedTypes: Set<String> {
    let protocols = sources.flatMap { activeProtocols(of: $0.file) }.map(\.name.text)
    return Set(protocols).union(mapper.mentions.values.compactMap { $0.symbol.name?.text })
      .union(mapper.mentions.classes.keys).union(mapper.mentions.protocols.keys)
  }
}
