import XCSemantics
import XCSyntax

extension Translator {
  /// The name that the configuration gives a member.
  mutating func configuredName(_ key: String) -> String? {
    guard let name = options.names[key] else { return nil }
    usedSettings.insert(key)
    return name
  }

  /// Entries of the configuration that match nothing in the sources, by the key that they stand under.
  var unusedSettings: [UnusedSetting] {
    let types = namedTypes
    let stubs = options.declaresStubs ? Set(stubClasses().map(\.name)) : []
    let names = options.names.filter { key, name in
      !usedSettings.contains(key) && !types.contains(key) && !stubs.contains(name)
    }.keys
    let nonnull = options.nonnull.subtracting(usedSettings)
    let entries: [(UnusedSetting.Key, [String])] = [
      (.types, mapper.unusedReplacements), (.nonnull, nonnull.sorted()), (.names, names.sorted()),
    ]
    return entries.flatMap { key, texts in texts.map { UnusedSetting(key: key, entry: $0) } }
  }

  /// The names that the types of the output have in the source.
  private var namedTypes: Set<String> {
    let protocols = sources.flatMap { program.file($0.file).source.declarations }
      .compactMap { declaration -> String? in
        guard case .protocol(let found) = declaration, isKept(found.condition) else { return nil }
        return found.name.text
      }
    return Set(protocols).union(mapper.mentions.values.compactMap { $0.symbol.name?.text })
      .union(mapper.mentions.classes.keys).union(mapper.mentions.protocols.keys)
  }
}
