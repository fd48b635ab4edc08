import XCSyntax

/// How optional methods come into Swift.
public enum OptionalStyle: String, Sendable, Hashable, CaseIterable {
  /// Defaults for optional methods; the two methods of a pair have none.
  case paired
  /// Defaults for every optional method.
  case defaults
  /// A protocol of its own for each pair and each other optional method.
  case refined
}

/// An actor that generated declarations belong to.
public enum BindingIsolation: String, Sendable, Hashable, CaseIterable {
  /// `@MainActor`.
  case mainActor = "MainActor"
}

/// What the command line and the configuration say about bindings.
public struct BindingOptions: Sendable, Hashable {
  /// The version that headers name.
  public var version: String
  /// Who sees the generated declarations.
  public var access: AccessLevel
  /// Modules that every file imports.
  public var imports: [String]
  /// Whether the classes that the bindings mention are declared too, in `XCStubs.swift`.
  public var declaresStubs: Bool
  /// How optional methods come into Swift.
  public var optionals: OptionalStyle
  /// The actor that the declarations belong to.
  public var isolation: BindingIsolation?
  /// Swift types by the xc type that they stand for, as in `"u8*": "String"`.
  public var types: [String: String]
  /// Pointers that are never null: `Protocol.method.parameter`, `Protocol.method.result`.
  public var nonnull: Set<String>
  /// Swift names by xc names: `Type`, `Protocol.method`, `Struct.field`, `Enum.member`. One of several overloads is
  /// `Protocol.method(types)`, or `Protocol.method(types) -> results`.
  public var names: [String: String]

  /// Makes options; everything but the version has the default of the command line.
  public init(
    version: String, access: AccessLevel = .internal, imports: [String] = [], declaresStubs: Bool = false,
    optionals: OptionalStyle = .paired, isolation: BindingIsolation? = nil, types: [String: String] = [:],
    nonnull: Set<String> = [], names: [String: String] = [:]
  ) {
    self.version = version
    self.access = access
    self.imports = imports
    self.declaresStubs = declaresStubs
    self.optionals = optionals
    self.isolation = isolation
    self.types = types
    self.nonnull = nonnull
    self.names = names
  }

  /// Something that is wrong with an option.
  public struct Problem: Sendable, Hashable {
    /// The entry of the configuration that it would stand in.
    public var setting: UnusedSetting
    /// One sentence without a full stop.
    public var message: String
  }

  /// What is wrong with the options; empty where they can be used.
  public var problems: [Problem] {
    var problems: [Problem] = []
    func add(_ key: UnusedSetting.Key, _ entry: String, _ message: String) {
      problems.append(Problem(setting: UnusedSetting(key: key, entry: entry), message: message))
    }
    for module in imports
    where !module.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isName) {
      add(.imports, module, "'\(module)' is no name of a module")
    }
    let spellings = Dictionary(grouping: types.keys.sorted(), by: SettingKeys.levelled)
    for keys in spellings.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
      guard let other = keys.dropFirst().first(where: { types[$0] != types[keys[0]] }) else { continue }
      add(.types, other, "'\(other)' and '\(keys[0])' are one type, and each is to be another one in Swift")
    }
    for (key, value) in types.sorted(by: { $0.key < $1.key }) {
      if !value.contains(where: { $0 != " " }) {
        add(.types, key, "the Swift type for '\(key)' is empty")
      } else if !SwiftTypeText.isPossible(value) {
        add(.types, key, "'\(value)', given for '\(key)', is no Swift type")
      }
    }
    for (key, value) in names.sorted(by: { $0.key < $1.key }) {
      guard let pattern = SwiftNamePattern(value) else {
        add(.names, key, "'\(value)', given for '\(key)', is no Swift name")
        continue
      }
      if pattern.labels != nil, !key.contains(".") {
        add(.names, key, "'\(value)', given for '\(key)', is a method's name, and a type has no labels")
      } else if !key.contains("."), TypeMapper.unusableNames.contains(value) {
        add(.names, key, "'\(value)', given for '\(key)', means something else inside of Swift types")
      }
    }
    return problems
  }

  private func isName(_ text: Substring) -> Bool {
    SwiftNamePattern.isIdentifier(text) && !ReservedWords.isKeyword(text)
  }
}
