import XCSemantics

/// How a language server works.
public struct ServerSettings: Sendable {
  /// How programs are loaded, before a configuration adds to it.
  public var loadOptions: LoadOptions

  /// The configuration that counts for every source; nil to look for the nearest.
  public var configurationPath: String?

  /// What counts behind each configuration, where that is silent: folders to search and definitions.
  var fallback = Configuration()

  /// Where files are.
  public var fileSystem: any FileSystem

  /// The version that the client is told.
  public var version: String

  /// How long a pause in typing must be for findings to be pushed.
  public var quietTime: Duration

  /// Messages of more bytes are refused.
  public var largestMessage: Int

  /// How much of each open folder is looked at.
  public var limits = SourceDiscovery.Limits(skipped: ["node_modules"], entries: 200_000, sources: 10_000)

  /// Folders that hold more than this are read in the background, and what is wrong with an open document is told first
  /// by what it imports alone.
  public var smallFolder = SourceDiscovery.Limits(skipped: ["node_modules"], entries: 4000, sources: 500)

  /// The folder in which interfaces that are no sources are put down as read-only text, for an editor to open; nil
  /// for none: then nothing leads into them.
  public var interfaceFolder: String?

  /// The folder for the pages of the rules, which codes of findings link to; nil for none.
  public var rulePageFolder: String?

  var shelf: InterfaceShelf { InterfaceShelf(folder: interfaceFolder) }

  /// Makes settings.
  public init(
    loadOptions: LoadOptions = LoadOptions(), configurationPath: String? = nil,
    fileSystem: any FileSystem = LocalFileSystem(), version: String,
    quietTime: Duration = .milliseconds(120), largestMessage: Int = 64 << 20,
    interfaceFolder: String? = nil, rulePageFolder: String? = nil
  ) {
    self.loadOptions = loadOptions
    self.configurationPath = configurationPath
    self.fileSystem = fileSystem
    self.version = version
    self.quietTime = quietTime
    self.largestMessage = largestMessage
    self.interfaceFolder = interfaceFolder
    self.rulePageFolder = rulePageFolder
  }
}
