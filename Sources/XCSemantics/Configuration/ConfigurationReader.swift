import XCSyntax

/// Reads `.xcgen.json` strictly: what it does not know is an error that names the key.
public struct ConfigurationReader: Sendable {
  /// The rules that may be named; nil where any name passes.
  public var ruleNames: [String]?

  /// Finds what no binding can be made with; nil where any words pass.
  public var bindingMistakes: (@Sendable (BindingConfiguration) -> [BindingMistake])?

  /// Makes a reader that knows these rules.
  public init(ruleNames: [String]? = nil) { self.ruleNames = ruleNames }

  /// An entry of a list or an object below `generate` that can't be.
  public struct BindingMistake: Sendable, Hashable {
    /// The key that it stands below, as in `names`.
    public var key: String
    /// The entry of the list, or the key of the object.
    public var entry: String
    /// One sentence without a full stop.
    public var message: String

    /// Makes one.
    public init(key: String, entry: String, message: String) {
      self.key = key
      self.entry = entry
      self.message = message
    }
  }

  /// Reads the text of a file.
  public func read(_ text: SourceText) throws(ConfigurationError) -> Configuration {
    let folder = FilePath.folder(of: text.path)
    do {
      var json = JSONReader(text)
      var configuration = Configuration()
      configuration.path = text.path
      configuration.folder = folder
      let root = try json.read()
      try fill(&configuration, from: root)
      configuration.settingPositions = SettingPlaces.ranges(in: root)
        .mapValues { text.position(at: $0.lowerBound) }
      return configuration
    } catch {
      let position = text.position(at: error.range.lowerBound)
      throw ConfigurationError(message: error.message, path: text.path, position: position)
    }
  }

  /// Something in a configuration that can't be.
  public struct Mistake: Sendable, Hashable {
    /// One sentence without a full stop that names the key.
    public var message: String
    /// The key or the value, in bytes.
    public var range: Range<Int>
  }

  /// More tell nobody anything.
  private static let mostMistakes = 100

  /// Everything that is wrong with the text of a file, in the order of places.
  public func mistakes(in text: SourceText) -> [Mistake] {
    var json = JSONReader(text)
    var found: [Mistake] = []
    do throws(JSONReader.Failure) {
      var root = try json.read()
      var next: JSONReader.Failure? = mistake(in: root, of: text)
      // What is wrong is taken out, to see what else is.
      while let failure = next, found.count < Self.mostMistakes {
        // What lacks a key that was taken out lacks nothing.
        if !found.contains(where: {
          $0.range.clamped(to: failure.range) == $0.range && $0.range != failure.range
        }) {
          found.append(Mistake(message: failure.message, range: failure.range))
        }
        guard let left = root.without(failure.range) else { break }
        root = left
        next = mistake(in: root, of: text)
      }
    } catch {
      found.append(Mistake(message: error.message, range: error.range))
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func mistake(in root: PositionedJSON, of text: SourceText) -> JSONReader.Failure? {
    var configuration = Configuration()
    configuration.folder = FilePath.folder(of: text.path)
    do throws(JSONReader.Failure) {
      try fill(&configuration, from: root)
      return nil
    } catch {
      return error
    }
  }

  private func fill(
    _ configuration: inout Configuration, from root: PositionedJSON
  ) throws(JSONReader.Failure) {
    let folder = configuration.folder
    for (key, value) in try ConfigurationObject(root, key: "the configuration").members(keys: Self.keys) {
      switch key {
      case "rules": configuration.rules = try rules(value)
      case "pairs": configuration.pairs = try pairs(value)
      case "include": configuration.include = try patterns(value, key: key)
      case "exclude": configuration.exclude = try patterns(value, key: key)
      case "importPaths":
        configuration.importPaths = try value.words(key: key).map { FilePath.join(folder, $0) }
      case "libraryPaths":
        configuration.libraryPaths = try value.words(key: key).map { FilePath.join(folder, $0) }
      case "defines": configuration.defines = try defines(value)
      case "generate": configuration.generate = try generate(value)
      case "plugin": configuration.plugin = try plugin(value)
      default: _ = try value.string(key: key)
      }
    }
  }

  static let keys = [
    "$schema", "rules", "pairs", "include", "exclude", "importPaths", "libraryPaths", "defines", "generate",
    "plugin",
  ]

  private func rules(_ value: PositionedJSON) throws(JSONReader.Failure) -> [String: RuleLevel] {
    var rules: [String: RuleLevel] = [:]
    for member in try ConfigurationObject(value, key: "rules").members {
      if let ruleNames, !ruleNames.contains(member.key) {
        let nearest = Spelling.likely(for: member.key, among: ruleNames).map { "; the nearest is '\($0)'" }
        throw JSONReader.Failure(
          message: "unknown rule '\(member.key)' in 'rules'" + (nearest ?? ""), range: member.keyRange)
      }
      let word = try member.value.word(
        key: "rules.\(member.key)", among: RuleLevel.allCases.map(\.rawValue))
      rules[member.key] = RuleLevel(rawValue: word)
    }
    return rules
  }

  private func pairs(_ value: PositionedJSON) throws(JSONReader.Failure) -> [ConfiguredPair] {
    var pairs: [ConfiguredPair] = []
    for element in try value.elements(key: "pairs") {
      let key = "pairs[\(element.index)]"
      let object = try ConfigurationObject(element, key: key)
      var (protocolName, methods, name): (String?, [String]?, String?) = (nil, nil, nil)
      var methodsRange = element.range
      for (inner, value) in try object.members(keys: Self.pairKeys) {
        switch inner {
        case "protocol": protocolName = try value.string(key: "\(key).protocol")
        case "methods":
          methods = try value.strings(key: "\(key).methods")
          methodsRange = value.range
        default: name = try pairName(value, key: "\(key).name")
        }
      }
      guard let protocolName else { throw object.missing("protocol") }
      guard let methods else { throw object.missing("methods") }
      guard methods.count == 2, methods[0] != methods[1] else {
        throw JSONReader.Failure(
          message: "'\(key).methods' must name two different methods", range: methodsRange)
      }
      pairs.append(
        ConfiguredPair(protocolName: protocolName, first: methods[0], second: methods[1], name: name))
    }
    return pairs
  }

  private func patterns(_ value: PositionedJSON, key: String) throws(JSONReader.Failure) -> [GlobPattern] {
    var patterns: [GlobPattern] = []
    for (text, element) in zip(try value.words(key: key), try value.elements(key: key)) {
      if let sign = text.first(where: GlobPattern.foreignSigns.contains) {
        throw JSONReader.Failure(
          message: "'\(key)[\(element.index)]' has a '\(sign)', and a pattern knows '*', '?' and '**' only",
          range: element.range)
      }
      patterns.append(GlobPattern(text))
    }
    return patterns
  }

  /// The name becomes part of a Swift protocol's.
  private func pairName(_ value: PositionedJSON, key: String) throws(JSONReader.Failure) -> String {
    let name = try value.string(key: key)
    let isName = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    guard isName, let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      throw JSONReader.Failure(
        message: "'\(key)' must be a name of letters, digits and '_'", range: value.range)
    }
    return name
  }

  private func defines(_ value: PositionedJSON) throws(JSONReader.Failure) -> [String: String] {
    var defines: [String: String] = [:]
    for member in try ConfigurationObject(value, key: "defines").members {
      guard let name = MacroTable.definition(fromOption: member.key)?.name, name == member.key else {
        throw JSONReader.Failure(
          message: "'\(member.key)' in 'defines' is no name of a macro", range: member.keyRange)
      }
      defines[name] = try member.value.string(key: "defines.\(member.key)")
    }
    return defines
  }

  private func generate(_ value: PositionedJSON) throws(JSONReader.Failure) -> BindingConfiguration {
    var result = BindingConfiguration()
    let object = try ConfigurationObject(value, key: "generate")
    for (inner, value) in try object.members(keys: Self.generateKeys) {
      let key = "generate.\(inner)"
      switch inner {
      case "access": result.access = try value.word(key: key, among: BindingConfiguration.accessLevels)
      case "imports": result.imports = try value.strings(key: key)
      case "stubs": result.stubs = try value.bool(key: key)
      case "optionals":
        result.optionals = try value.word(key: key, among: BindingConfiguration.optionalStyles)
      case "isolation":
        result.isolation = try value.isNull ? nil : value.word(key: key, among: BindingConfiguration.actors)
      case "types": result.types = try value.dictionary(key: key)
      case "nonnull": result.nonnull = try value.strings(key: key)
      default: result.names = try value.dictionary(key: key)
      }
    }
    if let mistake = bindingMistakes?(result).first {
      let places = SettingPlaces.ranges(ofBindings: value)
      throw JSONReader.Failure(
        message: mistake.message, range: places["\(mistake.key).\(mistake.entry)"] ?? value.range)
    }
    return result
  }

  private func plugin(_ value: PositionedJSON) throws(JSONReader.Failure) -> PluginConfiguration {
    var result = PluginConfiguration()
    let object = try ConfigurationObject(value, key: "plugin")
    for (inner, value) in try object.members(keys: Self.pluginKeys) {
      let answer = try value.bool(key: "plugin.\(inner)")
      if inner == "lint" { result.lint = answer } else { result.generate = answer }
    }
    return result
  }

  static let pairKeys = ["protocol", "methods", "name"]

  static let generateKeys = [
    "access", "imports", "stubs", "optionals", "isolation", "types", "nonnull", "names",
  ]

  static let pluginKeys = ["lint", "generate"]
}
