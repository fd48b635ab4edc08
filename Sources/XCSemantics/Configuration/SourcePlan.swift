/// Which sources a run is about, and what the configuration says about each.
public struct SourcePlan: Sendable {
  /// What somebody asks for on a command line.
  public struct Request: Sendable {
    /// Files and folders; `-` for standard input.
    public var paths: [String]
    /// The bytes of standard input and what to call them; nil where they are not asked for.
    public var standardInput: SourceInput?
    /// The configuration that counts for every source; nil to look for the nearest.
    public var configurationPath: String?
    /// The folder that paths of the sources below it are told from; nil for that which was searched.
    public var root: String?
    /// Whether `include` and `exclude` of the configuration count for files that are named, too.
    public var excludesNamed = false
    /// How much of each folder is looked at.
    public var limits = SourceDiscovery.Limits()

    /// Makes a request.
    public init(
      paths: [String], standardInput: SourceInput? = nil, configurationPath: String? = nil,
      root: String? = nil
    ) {
      self.paths = paths
      self.standardInput = standardInput
      self.configurationPath = configurationPath
      self.root = root
    }
  }

  /// Sources with one configuration.
  public struct Group: Sendable {
    /// What counts for them.
    public var configuration: Configuration
    /// The sources, in the order of their paths.
    public var inputs: [SourceInput]
  }

  /// The sources by configuration, in the order of their first source.
  public private(set) var groups: [Group] = []

  /// The path of each source below the root of the request; without one, or outside of it, below the folder that
  /// was searched, and a bare name for a source that was named itself.
  public private(set) var relativePaths: [String: String] = [:]

  /// Sources that links lead to out of every folder that was searched: found there, and somebody else's.
  public private(set) var strayPaths: Set<String> = []

  /// What could not be looked at.
  public private(set) var problems: [SourceGatherer.Problem] = []

  /// Every source, standard input first, then in the order of the paths.
  public var inputs: [SourceInput] { groups.flatMap(\.inputs) }

  /// The groups, those together that make the same program of the same sources.
  public var groupsByLoading: [[Group]] {
    var result: [[Group]] = []
    for group in groups {
      let index = result.firstIndex { $0[0].configuration.loadsLike(group.configuration) }
      if let index { result[index].append(group) } else { result.append([group]) }
    }
    return result
  }

  /// The configuration files that were read, those that leave a source out included, sorted.
  public private(set) var configurationPaths: [String] = []

  /// Gathers the sources of a request and finds the configuration of each.
  public init(
    _ request: Request, reader: ConfigurationReader, fileSystem: any FileSystem
  ) throws(ConfigurationError) {
    var finder = try ConfigurationFinder(
      named: request.configurationPath, reader: reader, fileSystem: fileSystem)
    var seen: Set<String> = []
    if let input = request.standardInput {
      seen.insert(fileSystem.canonicalPath(input.path))
      add(input, try finder.configuration(for: input.path))
      relativePaths[input.path] = FilePath.name(of: input.path)
    }
    let gathered = try SourceGatherer(fileSystem, limits: request.limits).gather(
      request.paths.filter { $0 != "-" }, askingForNamed: request.excludesNamed
    ) {
      (file) throws(ConfigurationError) in try finder.configuration(for: file).takes(file)
    }
    problems = gathered.problems
    strayPaths = gathered.strays
    defer { configurationPaths = finder.paths }
    for file in gathered.files where seen.isEmpty || !seen.contains(fileSystem.canonicalPath(file)) {
      add(.path(file), try finder.configuration(for: file))
      relativePaths[file] = Self.relativePath(
        of: file, below: [request.root, gathered.roots[file]].compactMap { $0 })
    }
  }

  private static func relativePath(of file: String, below roots: [String]) -> String {
    let paths = roots.map { FilePath.relative(file, to: $0) }
    return paths.first { !$0.hasPrefix("../") } ?? FilePath.name(of: file)
  }

  /// Puts what another configuration says about loading behind what each one says.
  public mutating func back(by fallback: Configuration) {
    for index in groups.indices {
      groups[index].configuration = groups[index].configuration.loading(backedBy: fallback)
    }
  }

  /// Puts other bytes in the place of those that stand for a source by themselves.
  public mutating func replace(_ path: String, with bytes: [UInt8]) {
    for index in groups.indices {
      for place in groups[index].inputs.indices {
        guard case .bytes(_, path) = groups[index].inputs[place] else { continue }
        groups[index].inputs[place] = .bytes(bytes, name: path)
      }
    }
  }

  private mutating func add(_ input: SourceInput, _ configuration: Configuration) {
    if let index = groups.firstIndex(where: { $0.configuration == configuration }) {
      groups[index].inputs.append(input)
    } else {
      groups.append(Group(configuration: configuration, inputs: [input]))
    }
  }
}
