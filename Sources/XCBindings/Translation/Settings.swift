import XCSemantics
import XCSyntax

extension Translator {
  /// The name that the configuration gives a member.
  mutating func configuredName(_ key: String) -> String? {
    guard let name = options.names[key] else { return nil }
    usedSettings.insert(key)
    return name
  }

  /// Entries of the configuration about members that their type lacks, sorted; those about types that are not
  /// among the bindings may serve another run and are not listed.
  var unusedSettings: [String] {
    let keys = Set(options.names.keys).union(options.nonnull).subtracting(usedSettings)
    let bound = boundNames
    return keys.filter { key in
      guard let dot = key.firstIndex(of: ".") else { return false }
      return bound.contains(String(key[..<dot]))
    }.sorted()
  }

  /// The names that the types of the output have in the source.
  private var boundNames: Set<String> {
    let protocols = sources.flatMap { program.file($0.file).source.declarations }
      .compactMap { declaration -> String? in
        guard case .protocol(let found) = declaration, isKept(found.condition) else { return nil }
        return found.name.text
      }
    return Set(protocols).union(mapper.mentions.values.compactMap { $0.symbol.name?.text })
  }
}
