import XCSyntax

/// What one `.xcgen.json` says. Paths are already joined to the folder of the file.
public struct Configuration: Sendable, Hashable {
  /// The file that it came from, nil where no file speaks.
  public var path: String?

  /// The folder that its patterns are relative to.
  public var folder = "."

  /// Severities of rules by name.
  public var rules: [String: RuleLevel] = [:]

  /// Pairs of delegate methods besides those that are known.
  public var pairs: [ConfiguredPair] = []

  /// Patterns of the files that a folder search takes; empty for all.
  public var include: [GlobPattern] = []

  /// Patterns of the files that a folder search leaves out.
  public var exclude: [GlobPattern] = []

  /// Folders to search for imported sources.
  public var importPaths: [String] = []

  /// Folders to search for libraries.
  public var libraryPaths: [String] = []

  /// Preprocessor definitions.
  public var defines: [String: String] = [:]

  /// What it says about bindings.
  public var generate = BindingConfiguration()

  /// What it says about the plugin of the build.
  public var plugin = PluginConfiguration()

  /// Where the entries of `generate.imports`, `generate.types`, `generate.nonnull` and `generate.names` stand, by
  /// `key.entry`, as in `names.P.m`; folders and pairs by their numbers, as in `importPaths.0` and `pairs.0.methods.1`.
  public var settingPositions: [String: SourcePosition] = [:]

  /// A configuration that says nothing.
  public init() {}
}

/// How much a rule matters here, or that it does not run.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// The rule does not run.
  case off
  /// Findings are notes.
  case note
  /// Findings are warnings.
  case warning
  /// Findings are errors.
  case error

  /// The severity; nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// A pair of delegate methods that a configuration declares.
public struct ConfiguredPair: Sendable, Hashable {
  /// The protocol that has both methods.
  public var protocolName: String
  /// One method's name.
  public var first: String
  /// The other method's name.
  public var second: String
  /// What the pair is called, nil where it has no name.
  public var name: String?
}

/// The part of a configuration that speaks of bindings. Nil and empty mean that nothing is said.
public struct BindingConfiguration: Sendable, Hashable {
  /// How far the generated declarations can be seen: `public`, `package` or `internal`.
  public var access: String?
  /// Modules that the generated files import.
  public var imports: [String] = []
  /// Whether classes that the bindings mention are declared.
  public var stubs: Bool?
  /// How optional methods come out: `paired`, `defaults` or `refined`.
  public var optionals: String?
  /// The global actor of the generated protocols.
  public var isolation: String?
  /// Swift types by xc type.
  public var types: [String: String] = [:]
  /// Parameters and results that are not optional, as `Protocol.method.parameter`.
  public var nonnull: [String] = []
  /// Swift names by `Protocol.method`.
  public var names: [String: String] = [:]

  /// The words that `access` takes.
  public static let accessLevels = ["public", "package", "internal"]
  /// The words that `optionals` takes.
  public static let optionalStyles = ["paired", "defaults", "refined"]
  /// The words that `isolation` takes besides null.
  public static let actors = ["MainActor"]

  /// A part that says nothing.
  public init() {}
}
