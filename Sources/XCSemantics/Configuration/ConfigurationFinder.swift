import XCSyntax

/// Finds the configuration of a source: the one that was named, or the nearest `.xcgen.json` upwards from it.
public struct ConfigurationFinder: Sendable {
  /// The name of a configuration file.
  public static let fileName = ".xcgen.json"

  private let reader: ConfigurationReader
  private let fileSystem: any FileSystem
  private var named: Configuration?
  private var byFolder: [Place: Configuration] = [:]

  private struct Place: Hashable {
    var folder: String
    /// Whether paths are told in full, as sources were named.
    var isFull: Bool
  }

  /// The configuration files that were read, sorted.
  public var paths: [String] {
    Set((byFolder.values + [named].compactMap { $0 }).compactMap(\.path)).sorted()
  }

  /// Makes a finder; a named configuration is read at once and counts for every source.
  public init(
    named path: String?, reader: ConfigurationReader, fileSystem: any FileSystem
  ) throws(ConfigurationError) {
    self.reader = reader
    self.fileSystem = fileSystem
    if let path { named = try load(path) }
  }

  /// The configuration that counts for a source.
  public mutating func configuration(for source: String) throws(ConfigurationError) -> Configuration {
    if let named { return named }
    return try configuration(
      at: Place(
        folder: FilePath.folder(of: FilePath.absolute(source)), isFull: FilePath.isAbsolute(source)))
  }

  private mutating func configuration(at place: Place) throws(ConfigurationError) -> Configuration {
    if let known = byFolder[place] { return known }
    let candidate = FilePath.join(place.folder, Self.fileName)
    let found: Configuration
    if fileSystem.isFile(candidate) {
      found = try load(place.isFull ? candidate : Self.shortest(candidate))
    } else if place.folder != "/" {
      found = try configuration(
        at: Place(folder: FilePath.folder(of: place.folder), isFull: place.isFull))
    } else {
      found = Configuration()
    }
    byFolder[place] = found
    return found
  }

  private func load(_ path: String) throws(ConfigurationError) -> Configuration {
    switch fileSystem.source(at: path) {
    case .success(let text): return try reader.read(text)
    case .failure(.notUTF8(let position, _)):
      throw ConfigurationError(message: "the configuration is not UTF-8", path: path, position: position)
    case .failure(let failure):
      throw ConfigurationError(message: failure.description, path: path)
    }
  }

  /// The path below the current folder where it is there, so that messages read as the user would write it.
  private static func shortest(_ path: String) -> String {
    let relative = FilePath.relative(path, to: ".")
    return relative.hasPrefix("../") ? path : relative
  }
}

extension Configuration {
  /// Whether a folder search takes a source, by `include` and `exclude`.
  public func takes(_ source: String) -> Bool {
    guard !include.isEmpty || !exclude.isEmpty else { return true }
    let path = FilePath.relative(source, to: folder)
    if exclude.contains(where: { $0.matches(path) }) { return false }
    return include.isEmpty || include.contains { $0.matches(path) }
  }
}
