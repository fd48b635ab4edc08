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

  /// The options for a target. What is defined already stays as it is.
  public func choosing(_ target: TargetMacros) -> LoadOptions {
    var options = self
    options.target = target
    options.definitions = target.definitions
    for name in definitions.names {
      if let macro = definitions.macro(named: name) { options.definitions.define(name, as: macro) }
    }
    options.undefined.formUnion(target.undefined.subtracting(definitions.names))
    return options
  }
}

extension Configuration {
  /// The configuration with what another one says about loading: its folders stand behind those that are there, its
  /// definitions give way to them.
  func loading(backedBy fallback: Configuration) -> Configuration {
    var configuration = self
    configuration.importPaths += fallback.importPaths
    configuration.libraryPaths += fallback.libraryPaths
    configuration.defines.merge(fallback.defines) { own, _ in own }
    return configuration
  }

  /// Whether two configurations make the same program of the same sources.
  public func loadsLike(_ other: Configuration) -> Bool {
    importPaths == other.importPaths && libraryPaths == other.libraryPaths && defines == other.defines
      && pairs == other.pairs
  }
}
