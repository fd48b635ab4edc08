import XCSyntax

/// A source that a run is asked for.
public enum SourceInput: Sendable, Hashable {
  /// A file.
  case path(String)
  /// Bytes that stand for a file of that name, such as standard input or an editor's buffer.
  case bytes([UInt8], name: String)

  /// The path or name.
  public var path: String {
    switch self {
    case .path(let path): path
    case .bytes(_, let name): name
    }
  }
}

/// Reads sources with everything that they import and joins them into a program.
public struct ProgramLoader: Sendable {
  private let options: LoadOptions
  private let fileSystem: any FileSystem
  private let parsed: ParsedSources?
  private let willRead: (@Sendable (_ count: Int) -> Void)?
  private let didRead: (@Sendable (_ path: String) -> Void)?

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - parsed: files that need not be parsed again; nil to parse all.
  ///   - willRead: is told how many more files are there to read, what was asked for first, then imports.
  ///   - didRead: is told of every file that was read, from any thread.
  public init(
    options: LoadOptions = LoadOptions(), fileSystem: any FileSystem = LocalFileSystem(),
    parsed: ParsedSources? = nil, willRead: (@Sendable (_ count: Int) -> Void)? = nil,
    didRead: (@Sendable (_ path: String) -> Void)? = nil
  ) {
    self.willRead = willRead
    self.parsed = parsed
    self.options = options
    self.fileSystem = fileSystem
    self.didRead = didRead
  }

  /// Loads files by their paths; folders must have been opened before.
  public func load(_ paths: [String]) async -> Program {
    await load(paths.map { .path($0) })
  }

  /// Loads sources. Each file is read and parsed once, whatever names it goes by.
  ///
  /// Nothing throws: a requested file that can't be read is among the program's `failures`.
  public func load(_ inputs: [SourceInput]) async -> Program {
    var loading = Loading(options: options, fileSystem: fileSystem)
    var wave = loading.request(inputs)
    // With a thread to spare it is read beside the files.
    let first = loading
    async let interface = options.workers > 1 ? first.interface : nil
    while !wave.isEmpty {
      willRead?(wave.count)
      let texts = wave
      let (fileSystem, store) = (fileSystem, self.parsed)
      let known = loading.known
      let (didRead, skipsBodies) = (didRead, options.skipsBodies)
      let parsed = await mapConcurrently(texts, workers: options.workers) { waiting in
        let file = waiting.file(in: fileSystem, known: known, skipsBodies: skipsBodies, parsed: store)
        didRead?(waiting.input.path)
        return file
      }
      wave = loading.accept(zip(texts, parsed).map { ($0, $1) })
    }
    _ = await interface
    return loading.program(parsed)
  }
}
