/// What the loader needs of the place where sources are kept; tests and editors bring their own.
public protocol FileSystem: Sendable {
  /// The bytes of a file.
  func read(_ path: String) -> Result<[UInt8], ReadFailure>

  /// Whether a file that is no folder stands there under exactly this name.
  func isFile(_ path: String) -> Bool

  /// The one path that a file has whichever way it is named.
  func canonicalPath(_ path: String) -> String

  /// What a folder holds, sorted by name; nil where there is no folder that can be listed.
  func entries(ofFolder path: String) -> [FolderEntry]?
}

/// One name in a folder.
public struct FolderEntry: Sendable, Hashable {
  /// The bare name.
  public var name: String

  /// Whether it is a folder itself.
  public var isFolder: Bool

  /// Makes an entry.
  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}
