import XCSyntax

/// Something that was set and comes to nothing: a folder that is not there, a pair of no protocol. The run goes on.
public struct SettingRemark: Sendable, Hashable {
  /// One sentence without a full stop.
  public var message: String

  /// The configuration that says so; nil for an option of the command line.
  public var path: String?

  /// Where in the configuration.
  public var position: SourcePosition?

  /// The remark as compilers print one: `file:line:column: warning: message`.
  public var line: String {
    guard let path else { return "xcgen: warning: \(message)" }
    guard let position else { return "\(path): warning: \(message)" }
    return "\(path):\(position.line):\(position.column): warning: \(message)"
  }
}

/// Holds what was set against the sources and the folders that are there.
public struct SettingCheck: Sendable {
  private let fileSystem: any FileSystem

  /// Makes a check of settings against the folders of a file system.
  public init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  /// What the options of a command name and nobody has.
  public func remarks(on options: LoadOptions) -> [SettingRemark] {
    missing(options.importPaths).map { SettingRemark(message: "'-I' names '\($0.path)', which is no folder") }
      + missing(options.libraryPaths).map {
        SettingRemark(message: "'-L' names '\($0.path)', which is no folder")
      }
  }

  /// What a configuration names and neither the disk nor the programs have.
  public func remarks(on configuration: Configuration, in programs: [Program]) -> [SettingRemark] {
    guard configuration.path != nil else { return [] }
    let folders = [
      ("importPaths", configuration.importPaths), ("libraryPaths", configuration.libraryPaths),
    ]
    return folders.flatMap { key, paths in
      missing(paths).map { index, path in
        remark("'\(path)' in '\(key)' is no folder", at: "\(key).\(index)", configuration)
      }
    }
      + configuration.pairs.enumerated().flatMap { remarks(on: $1, at: $0, configuration, programs) }
  }

  private func missing(_ paths: [String]) -> [(index: Int, path: String)] {
    paths.enumerated().filter { fileSystem.entries(ofFolder: $0.element) == nil }
      .map { (index: $0.offset, path: $0.element) }
  }

  private func remarks(
    on pair: ConfiguredPair, at index: Int, _ configuration: Configuration, _ programs: [Program]
  ) -> [SettingRemark] {
    let protocols = programs.flatMap(\.protocols)
    let found = protocols.filter { $0.name == pair.protocolName }
    guard !found.isEmpty else {
      // What an import that was not found declares is not known.
      guard !programs.isEmpty, !programs.contains(where: \.hasUnreadImports) else { return [] }
      let hint = Self.hint(for: pair.protocolName, among: protocols.map(\.name))
      return [
        remark(
          "'pairs[\(index)]' names the protocol '\(pair.protocolName)', and the sources have none of that name"
            + hint, at: "pairs.\(index).protocol", configuration)
      ]
    }
    return [pair.first, pair.second].enumerated().compactMap { place, method in
      guard !found.contains(where: { $0.requirement(named: method) != nil }) else { return nil }
      let hint = Self.hint(for: method, among: found.flatMap { $0.requirements.map(\.name) })
      return remark(
        "'pairs[\(index)]' names the method '\(method)', and '\(pair.protocolName)' has none of that name"
          + hint,
        at: "pairs.\(index).methods.\(place)", configuration)
    }
  }

  private static func hint(for name: String, among names: [String]) -> String {
    Spelling.likely(for: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  private func remark(_ message: String, at key: String, _ configuration: Configuration) -> SettingRemark {
    SettingRemark(
      message: message, path: configuration.path, position: configuration.settingPositions[key])
  }
}
