import XCSyntax

/// All files of a run and what they declare together.
///
/// A class is what the whole program says it is: its declaration, its categories and extensions, its ancestors.
public struct Program: Sendable {
  /// Requested files in the order of their paths, then imported ones in the order of their imports, then the
  /// built-in interface.
  public let files: [ProgramFile]

  /// Requested files that could not be read.
  public let failures: [LoadFailure]

  let table: SymbolTable
  let graph: ImportGraph
  /// Pairs that the configuration declares.
  public let configuredPairs: [DelegatePair]

  /// Whether the target finds methods of protocols in one flat table: such a one refuses casts to a protocol
  /// that the class does not declare.
  public let hasFlatTables: Bool

  /// What `-D` and the target define.
  public let definitions: MacroTable

  /// What directives make of macros.
  let macros: UnitMacros

  /// Files that imports led to and that could not be used.
  public let unusablePaths: [String]

  /// The only requested files in which somebody wants to know what is wrong; nil for all of them.
  public private(set) var focus: Set<FileID>?

  /// Joins files into a program.
  ///
  /// - Parameters:
  ///   - files: every file at the index that its `id` says.
  ///   - failures: requested files that could not be read.
  ///   - interface: the built-in interface, if one of the files is it.
  ///   - pairs: pairs that the configuration declares.
  ///   - hasFlatTables: whether the target is one of those that have one flat table of methods.
  ///   - definitions: what `-D` and the target define.
  ///   - unusablePaths: files that imports led to and that could not be used.
  public init(
    files: [ProgramFile], failures: [LoadFailure] = [], interface: EmbeddedInterface? = nil,
    pairs: [DelegatePair] = [], hasFlatTables: Bool = false, definitions: MacroTable = MacroTable(),
    unusablePaths: [String] = []
  ) {
    self.init(
      files: files, failures: failures, interface: interface, pairs: pairs, hasFlatTables: hasFlatTables,
      definitions: definitions, macros: UnitMacros(), unusablePaths: unusablePaths)
  }

  init(
    files: [ProgramFile], failures: [LoadFailure], interface: EmbeddedInterface?, pairs: [DelegatePair],
    hasFlatTables: Bool, definitions: MacroTable, macros: UnitMacros, unusablePaths: [String]
  ) {
    self.files = files
    self.definitions = definitions
    self.macros = macros
    self.unusablePaths = unusablePaths
    self.hasFlatTables = hasFlatTables
    self.failures = failures
    let embedded = files.first { $0.origin == .embedded }?.id
    graph = ImportGraph(
      count: files.count, edges: files.flatMap { Self.edges(of: $0, embedded: embedded) })
    table = SymbolTable(
      files: files, graph: graph, embedded: embedded, coreOffsets: interface?.coreRange ?? 0..<0,
      definitions: definitions)
    configuredPairs = pairs
  }

  /// The program where nothing but some of the requested files is checked: every file still has its say.
  public func focused(on files: Set<FileID>) -> Program {
    var program = self
    program.focus = files
    return program
  }

  /// The program with another state of one file that imports what it did before.
  public func replacing(_ file: FileID, with source: SourceFile) -> Program {
    let imports = zip(files[file.index].imports, source.imports).map { resolved, directive in
      ResolvedImport(directive: directive, outcome: resolved.outcome)
    }
    return replacing(file, with: source, macros: macros, imports: imports)
  }

  /// The same with what directives make of macros now, and imports that come to no other files.
  func replacing(
    _ file: FileID, with source: SourceFile, macros: UnitMacros, imports: [ResolvedImport]
  ) -> Program {
    Program(self, file, source, macros: macros, imports: imports)
  }

  private init(
    _ program: Program, _ file: FileID, _ source: SourceFile, macros: UnitMacros, imports: [ResolvedImport]
  ) {
    var files = program.files
    let old = files[file.index]
    files[file.index] = ProgramFile(id: file, source: source, origin: old.origin, imports: imports)
    self.files = files
    failures = program.failures
    definitions = program.definitions
    self.macros = macros
    unusablePaths = program.unusablePaths
    graph = program.graph
    table = SymbolTable(
      files: files, graph: graph, embedded: files.first { $0.origin == .embedded }?.id,
      coreOffsets: program.table.coreOffsets, definitions: definitions)
    configuredPairs = program.configuredPairs
    hasFlatTables = program.hasFlatTables
    focus = program.focus
  }

  private static func edges(of file: ProgramFile, embedded: FileID?) -> [ImportGraph.Edge] {
    file.imports.compactMap { resolved in
      let target: Int?
      switch resolved.outcome {
      case .file(let id): target = id.index
      case .embedded(let module): target = EmbeddedInterface.isToolkit(module) ? embedded?.index : nil
      case .standardLibrary, .unreadable, .unresolved: target = nil
      }
      return target.map {
        ImportGraph.Edge(from: file.id.index, to: $0, condition: resolved.directive.condition)
      }
    }
  }

  /// The file with an identity.
  public func file(_ id: FileID) -> ProgramFile { files[id.index] }

  /// Whether a file was asked for, so that findings in it are shown.
  public func isRequested(_ id: FileID) -> Bool { files[id.index].origin == .requested }

  /// Whether somebody wants to know what is wrong in a file.
  public func isChecked(_ id: FileID) -> Bool { isRequested(id) && focus?.contains(id) != false }

  /// The files in which somebody wants to know what is wrong.
  public var checkedFiles: [ProgramFile] {
    guard let focus else { return requestedFiles }
    return focus.sorted().map(file).filter { $0.origin == .requested }
  }

  /// Whether a file is the built-in interface.
  public func isEmbedded(_ id: FileID) -> Bool { files[id.index].origin == .embedded }

  /// The span of a range of one file.
  public func span(_ range: Range<Int>, in file: FileID) -> SourceSpan {
    files[file.index].source.text.span(range)
  }

  /// The files that were asked for.
  public var requestedFiles: [ProgramFile] { files.filter { $0.origin == .requested } }

  /// The paths of all files that had a say, in the order of the program, then those that would have had one if they
  /// could be used; the built-in interface has none.
  public var inputPaths: [String] {
    files.filter { $0.origin != .embedded }.map(\.source.path) + unusablePaths
  }

  /// For each import that was found nowhere the path at which it was looked for first, sorted: a build that goes by
  /// them looks again until something is there.
  public var missingImportPaths: [String] {
    var paths: Set<String> = []
    for file in files {
      for directive in file.imports {
        guard case .unresolved(let searched) = directive.outcome, let folder = searched.first else {
          continue
        }
        paths.insert(FilePath.join(folder, directive.directive.path))
      }
    }
    return paths.sorted()
  }

  /// The text of the file with a path as spans name it.
  public func text(at path: String) -> SourceText? {
    files.first { $0.source.path == path }?.source.text
  }

  /// The nearest type of a name: of the same file, of its imports, of the files compiled together with it, of
  /// the built-in interface, then of any one other file.
  public func type(named name: String, from file: FileID) -> TypeSymbol? {
    types(named: name, from: file).first?.symbol
  }

  /// The types that a name means, nearest first. Several only where conditions choose between them.
  public func types(named name: String, from file: FileID) -> [VisibleType] {
    table.lookup(name, from: file) { _ in true }
  }

  /// The protocols that a name means, nearest first.
  public func protocols(
    named name: String, from file: FileID
  ) -> [(symbol: ProtocolSymbol, visibility: Visibility, condition: Condition)] {
    let found = table.lookup(name, from: file) { if case .protocol = $0 { true } else { false } }
    return found.compactMap { visible in
      guard case .protocol(let symbol) = visible.symbol else { return nil }
      return (symbol, visible.visibility, visible.condition)
    }
  }

  /// The classes that a name means, nearest first.
  public func classes(
    named name: String, from file: FileID
  ) -> [(symbol: ClassSymbol, visibility: Visibility, condition: Condition)] {
    let found = table.lookup(name, from: file) { if case .class = $0 { true } else { false } }
    return found.compactMap { visible in
      guard case .class(let symbol) = visible.symbol else { return nil }
      return (symbol, visible.visibility, visible.condition)
    }
  }

  /// Every class, in the order of the files.
  public var classes: [ClassSymbol] {
    table.symbols.compactMap { if case .class(let symbol) = $0 { symbol } else { nil } }
  }

  /// Every protocol, in the order of the files.
  public var protocols: [ProtocolSymbol] {
    table.symbols.compactMap { if case .protocol(let symbol) = $0 { symbol } else { nil } }
  }

  /// The class around an offset, with the part of it that stands there.
  public func classPart(around offset: Int, in file: FileID) -> (owner: ClassSymbol, part: ClassDeclaration)?
  {
    for case .class(let part) in self.file(file).source.declarations
    where part.range.lowerBound <= offset && offset <= part.range.upperBound {
      if let owner = owner(of: part, in: file) { return (owner, part) }
    }
    return nil
  }

  /// The names of protocols that a file sees, sorted.
  public func protocolNames(seenFrom file: FileID) -> [String] {
    Set(protocols.map(\.name)).filter { name in
      protocols(named: name, from: file).contains { $0.visibility.isSeen }
    }.sorted()
  }

  /// Whether something that any file imports could not be found or read.
  public var hasUnreadImports: Bool { files.contains(where: \.hasUnreadImports) }

  /// Whether something that the file or its unit imports could not be found or read.
  public func hasUnreadImports(around file: FileID) -> Bool {
    files.contains { other in
      guard graph.reaches(file.index, other.id.index) || graph.sharesUnit(file.index, other.id.index) else {
        return false
      }
      return other.hasUnreadImports
    }
  }
}
