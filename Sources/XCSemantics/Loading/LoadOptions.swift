import XCSyntax

/// How a program is put together.
public struct LoadOptions: Sendable {
  /// The `-I` folders, in order.
  public var importPaths: [String]

  /// The `-L` folders, in order.
  public var libraryPaths: [String]

  /// The tree of installed libraries, nil for none.
  public var thirdPartyFolder: String?

  /// The target whose libraries are looked for, nil for any.
  public var target: TargetMacros?

  /// What `-D` and the target define. Names that are not here stay open, but for those known to be undefined.
  public var definitions: MacroTable

  /// Names that are known to be no macros, such as those of the targets that were not chosen.
  public var undefined: Set<String>

  /// Whether the built-in interface of UXKit stands in where its files are found nowhere.
  public var usesEmbeddedInterface: Bool

  /// How many files are read at once.
  public var workers: Int

  /// Whether bodies that are certain to be free of mistakes are parsed only where a rule asks for them. For whoever
  /// reads a program once: an editor wants whole trees.
  public var skipsBodies: Bool

  /// Pairs that the configuration declares.
  public var pairs: [DelegatePair]

  /// Makes options; the defaults are those of a run without any.
  public init(
    importPaths: [String] = [], libraryPaths: [String] = [], thirdPartyFolder: String? = nil,
    target: TargetMacros? = nil, definitions: MacroTable = MacroTable(),
    undefined: Set<String> = [], usesEmbeddedInterface: Bool = true, workers: Int = 1,
    skipsBodies: Bool = false, pairs: [DelegatePair] = []
  ) {
    self.importPaths = importPaths
    self.libraryPaths = libraryPaths
    self.thirdPartyFolder = thirdPartyFolder
    self.target = target
    self.definitions = definitions
    self.undefined = undefined
    self.usesEmbeddedInterface = usesEmbeddedInterface
    self.workers = workers
    self.skipsBodies = skipsBodies
    self.pairs = pairs
  }
}
