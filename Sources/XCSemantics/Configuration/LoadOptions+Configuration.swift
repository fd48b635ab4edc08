import XCSyntax

extension LoadOptions {
  /// The options with what a configuration adds: its folders stand behind those that are there, its definitions
  /// give way to them.
  public func adding(_ configuration: Configuration) -> LoadOptions {
    var options = self
    options.importPaths += configuration.importPaths
    options.libraryPaths += configuration.libraryPaths
    for (name, body) in configuration.defines where !definitions.isDefined(name) {
      options.definitions.define(name, as: body)
    }
    options.undefined.subtract(configuration.defines.keys)
    options.pairs += configuration.pairs.map {
      DelegatePair(protocolName: $0.protocolName, first: $0.first, second: $0.second, name: $0.name)
    }
    return options
  }
}

extension Configuration {
  /// Whether two configurations make the same program of the same sources.
  public func loadsLike(_ other: Configuration) -> Bool {
    importPaths == other.importPaths && libraryPaths == other.libraryPaths && defines == other.defines
      && pairs == other.pairs
  }
}
