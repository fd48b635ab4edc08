import XCSemantics
import XCSyntax

/// What a client has set for this server: what counts where neither the command line nor a configuration says so.
struct ClientSettings: Decodable, Sendable, Equatable {
  /// The name under which clients keep them.
  static let section = "xcgen"

  private enum Key: String, CaseIterable { case importPaths, libraryPaths, defines, target, config }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// How a client starts the server, and no matter of the server's own.
  private static let matterOfStart: Set = ["path", "arguments", "trace"]

  var importPaths: [String]?
  var libraryPaths: [String]?
  var defines: [String: String]?
  var target: TargetMacros?
  var configurationPath: String?
  /// What can't be used, in words.
  private(set) var mistakes: [String] = []

  /// Settings that say nothing.
  init() {}

  /// Reads what can be used; the rest is among the mistakes.
  init(from decoder: any Decoder) throws {
    guard let members = try? decoder.container(keyedBy: Name.self) else {
      let keys = Self.list(Key.allCases.map(\.rawValue))
      mistakes = ["the settings '\(Self.section)' are an object with \(keys)"]
      return
    }
    for name in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      // What a client knows and nobody has set.
      if (try? members.decodeNil(forKey: name)) == true { continue }
      let word = name.stringValue
      switch Key(rawValue: word) {
      case .importPaths:
        importPaths = read(word, "a list of folders") { try members.decode($0, forKey: name) }
      case .libraryPaths:
        libraryPaths = read(word, "a list of folders") { try members.decode($0, forKey: name) }
      case .defines:
        defines = read(word, "an object of macros with texts") { try members.decode($0, forKey: name) }
        let bad = (defines ?? [:]).keys.filter { MacroTable.definition(fromOption: $0)?.name != $0 }.sorted()
        for name in bad {
          defines?[name] = nil
          mistakes.append("'\(Self.section).\(word)' names '\(name)', which is no name of a macro")
        }
      case .config:
        configurationPath = read(word, "the path of a file") { try members.decode($0, forKey: name) }
      case .target:
        let known = Self.list(TargetMacros.allCases.map(\.rawValue))
        let text: String? = read(word, "one of \(known)") { try members.decode($0, forKey: name) }
        target = text.flatMap(TargetMacros.init)
        if let text, target == nil {
          mistakes.append("'\(Self.section).\(word)' is '\(text)', and takes one of \(known)")
        }
      case nil:
        guard !Self.matterOfStart.contains(word) else { continue }
        let hint = Spelling.nearest(to: word, among: Key.allCases.map(\.rawValue))
          .map { "; did you mean '\($0)'?" }
        mistakes.append("there is no setting '\(Self.section).\(word)'" + (hint ?? ""))
      }
    }
  }

  private mutating func read<Value>(
    _ word: String, _ form: String, _ decode: (Value.Type) throws -> Value
  ) -> Value? {
    if let value = try? decode(Value.self) { return value }
    mistakes.append("'\(Self.section).\(word)' takes \(form)")
    return nil
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// These settings, and where they say nothing others.
  func backed(by others: ClientSettings) -> ClientSettings {
    var settings = self
    settings.importPaths = importPaths ?? others.importPaths
    settings.libraryPaths = libraryPaths ?? others.libraryPaths
    settings.defines = defines ?? others.defines
    settings.target = target ?? others.target
    settings.configurationPath = configurationPath ?? others.configurationPath
    return settings
  }
}

/// The settings of a client for all its servers, ours under their section.
struct SettingSections: Decodable {
  private enum CodingKeys: String, CodingKey { case own = "xcgen" }

  let own: ClientSettings?

  init(from decoder: any Decoder) throws {
    let sections = try? decoder.container(keyedBy: CodingKeys.self)
    own = try sections?.decodeIfPresent(ClientSettings.self, forKey: .own)
  }
}

/// Settings that come with the first request: under their section, or by themselves.
struct InitialSettings: Decodable {
  let own: ClientSettings

  init(from decoder: any Decoder) throws {
    own = try SettingSections(from: decoder).own ?? ClientSettings(from: decoder)
  }
}

/// Settings were changed; clients that are asked for them need not say how.
struct ConfigurationChange: Decodable {
  private enum CodingKeys: String, CodingKey { case settings }

  let settings: ClientSettings?

  init(from decoder: any Decoder) throws {
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    settings = try container?.decodeIfPresent(SettingSections.self, forKey: .settings)?.own
  }
}

/// Asks the client for settings.
struct ConfigurationRequest: Encodable {
  struct Item: Encodable { var section: String }

  var items = [Item(section: ClientSettings.section)]
}
