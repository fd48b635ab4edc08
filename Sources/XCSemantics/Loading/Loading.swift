import XCSyntax

/// The state of one load: which files are there, and which are waited for.
struct Loading {
  /// A file that has its place in the program and is not read yet.
  struct Waiting: Sendable {
    let index: Int
    let input: SourceInput

    /// Reads and parses; a path that ends as libraries do gives what the library declares.
    func file(
      in fileSystem: any FileSystem, known: KnownMacros, skipsBodies: Bool, parsed: ParsedSources?
    ) -> Result<SourceFile, ReadFailure> {
      let text: Result<SourceText, ReadFailure>
      switch input {
      case .path(let path) where ModuleInterface.isLibrary(path): return fileSystem.librarySource(at: path)
      case .path(let path): text = fileSystem.source(at: path)
      case .bytes(let bytes, let name): text = SourceText.decoding(bytes, path: name)
      }
      return text.map { text in
        let parse = { SourceFile(parsing: text, definitions: known.definitions, skipsBodies: skipsBodies) }
        return parsed?.file(of: text, known: known, skipsBodies: skipsBodies, parse: parse) ?? parse()
      }
    }
  }

  private struct Slot {
    let path: String
    let origin: ProgramFile.Origin
    let isFromSearchFolder: Bool
    var result: Result<SourceFile, ReadFailure>?
  }

  private enum Target {
    case slot(Int)
    case outcome(ResolvedImport.Outcome)
  }

  let known: KnownMacros
  private let options: LoadOptions
  private let fileSystem: any FileSystem
  private var resolver: ImportResolver
  private let libraries: LibraryFinder
  /// Made when it is first asked for: reading it takes as long as some files do.
  private let madeInterface = Memo<Bool, EmbeddedInterface>()
  private var slots: [Slot] = []
  private var slotOfFile: [String: Int] = [:]
  private var canonicalPaths: [String: String] = [:]
  private var searchPathHasGrown = false
  private var imports: [Int: [(directive: ImportDirective, target: Target)]] = [:]
  private var unusableLibraries: Set<String> = []
  /// The files that may be a library, by its name: most files of a program import the same ones.
  private var libraryCandidates: [String: [LibraryFinder.Found]] = [:]

  init(options: LoadOptions, fileSystem: any FileSystem) {
    self.options = options
    self.fileSystem = fileSystem
    known = KnownMacros(definitions: options.definitions, undefined: options.undefined)
    resolver = ImportResolver(importPaths: options.importPaths, fileSystem: fileSystem)
    libraries = LibraryFinder(options: options, fileSystem: fileSystem)
  }

  /// The built-in interface as the options want it.
  var interface: EmbeddedInterface {
    madeInterface.value(true) {
      let whole = options.usesEmbeddedInterface ? EmbeddedInterface.bundled : .bundled.coreOnly
      return whole.chosen(by: options.definitions)
    }
  }

  /// Takes what was asked for, in the order of paths, each file once.
  mutating func request(_ inputs: [SourceInput]) -> [Waiting] {
    var wave: [Waiting] = []
    for input in inputs.sorted(by: { $0.path < $1.path }) {
      if let waiting = addSlot(input, origin: .requested, isFromSearchFolder: false) { wave.append(waiting) }
    }
    return wave
  }

  /// Takes parsed files and names the files that they import and that nobody has read yet.
  mutating func accept(_ parsed: [(Waiting, Result<SourceFile, ReadFailure>)]) -> [Waiting] {
    var wave: [Waiting] = []
    for (waiting, result) in parsed {
      slots[waiting.index].result = result
      guard case .success(let source) = result else { continue }
      imports[waiting.index] = source.imports(followedBy: known).map { directive in
        (directive, resolve(directive, from: waiting.index, wave: &wave))
      }
    }
    while searchPathHasGrown { searchAgain(&wave) }
    return wave
  }

  /// Searches anew for what was not found as a source, once a library has brought folders of sources along.
  private mutating func searchAgain(_ wave: inout [Waiting]) {
    searchPathHasGrown = false
    for index in imports.keys.sorted() {
      for (place, item) in (imports[index] ?? []).enumerated() {
        guard case .outcome = item.target else { continue }
        let target = resolve(item.directive, from: index, wave: &wave)
        imports[index]?[place].target = target
      }
    }
  }

  private mutating func addSlot(
    _ input: SourceInput, origin: ProgramFile.Origin, isFromSearchFolder: Bool
  ) -> Waiting? {
    let identity = canonical(input.path)
    guard slotOfFile[identity] == nil else { return nil }
    slotOfFile[identity] = slots.count
    slots.append(Slot(path: input.path, origin: origin, isFromSearchFolder: isFromSearchFolder))
    return Waiting(index: slots.count - 1, input: input)
  }

  private mutating func canonical(_ path: String) -> String {
    if let known = canonicalPaths[path] { return known }
    let found = fileSystem.canonicalPath(path)
    canonicalPaths[path] = found
    return found
  }

  private mutating func resolve(
    _ directive: ImportDirective, from index: Int, wave: inout [Waiting]
  ) -> Target {
    let importer = slots[index]
    let resolution = resolver.resolve(
      directive, from: importer.path, isFromSearchFolder: importer.isFromSearchFolder)
    switch resolution {
    case .notFound(let searched):
      let library = library(for: directive)
      if case .success(let slot) = library { return .slot(slot) }
      if let known = standIn(for: directive) { return .outcome(known) }
      if case .failure(let failure) = library {
        return .outcome(.unreadable(path: failure.path, failure.failure))
      }
      return .outcome(unresolved(directive, searched))
    case .file(let path, let inSearchFolder):
      let waiting = addSlot(.path(path), origin: .imported, isFromSearchFolder: inSearchFolder)
      if let waiting { wave.append(waiting) }
      return .slot(waiting?.index ?? slotOfFile[canonical(path)] ?? index)
    }
  }

  private func unresolved(_ directive: ImportDirective, _ searched: [String]) -> ResolvedImport.Outcome {
    let folders = libraries.folders(for: directive.path).filter { !searched.contains($0) }
    return .unresolved(searched: searched + folders)
  }

  /// What an import of a requested file comes to that leads nowhere; nil for one that may lead somewhere.
  func outcomeOfLost(_ directive: ImportDirective, from path: String) -> ResolvedImport.Outcome? {
    guard case .notFound(let searched) = resolver.resolve(directive, from: path, isFromSearchFolder: false),
      libraries.candidates(for: directive.path).isEmpty, standIn(for: directive) == nil
    else { return nil }
    return unresolved(directive, searched)
  }

  /// The library that an import means. Of several files that may be it, the first that holds an interface is taken;
  /// nil where there is no file, a failure where none of them can be used.
  private mutating func library(for directive: ImportDirective) -> Result<Int, LoadFailure>? {
    let candidates = libraryCandidates[directive.path] ?? libraries.candidates(for: directive.path)
    libraryCandidates[directive.path] = candidates
    var failure: LoadFailure?
    for candidate in candidates {
      if let slot = slotOfFile[canonical(candidate.path)] {
        if case .failure = slots[slot].result { continue }
        return .success(slot)
      }
      switch fileSystem.librarySource(at: candidate.path) {
      case .failure(let problem):
        unusableLibraries.insert(candidate.path)
        failure = failure ?? LoadFailure(path: candidate.path, failure: problem)
      case .success(let source):
        slotOfFile[canonical(candidate.path)] = slots.count
        slots.append(
          Slot(path: candidate.path, origin: .library, isFromSearchFolder: true, result: .success(source)))
        if let folder = candidate.sourceFolder, resolver.append(folder) { searchPathHasGrown = true }
        return .success(slots.count - 1)
      }
    }
    return failure.map { .failure($0) }
  }

  private func standIn(for directive: ImportDirective) -> ResolvedImport.Outcome? {
    let module = FilePath.withoutSourceExtension(directive.path)
    let toolkit = FilePath.name(of: module)
    if EmbeddedInterface.isToolkit(toolkit) {
      let isKnown = interface.declares(toolkit) || StandardModules.toolkit.contains(toolkit)
      return isKnown && options.usesEmbeddedInterface ? .embedded(module: toolkit) : nil
    }
    if interface.declares(module) { return .embedded(module: module) }
    return StandardModules.core.contains(module) ? .standardLibrary(module: module) : nil
  }

  /// Joins what was read. Files that failed are left out, and the others move up.
  ///
  /// - Parameter parsed: files that need not be parsed again; nil to parse all.
  func program(_ parsed: ParsedSources?) -> Program {
    var ids: [Int: FileID] = [:]
    for (index, slot) in slots.enumerated() {
      if case .success = slot.result { ids[index] = FileID(ids.count) }
    }
    var files: [ProgramFile] = []
    var failures: [LoadFailure] = []
    var unusable = unusableLibraries
    for (index, slot) in slots.enumerated() {
      switch slot.result {
      case .success(let source):
        let resolved = (imports[index] ?? []).map { item in
          ResolvedImport(directive: item.directive, outcome: outcome(of: item.target, ids: ids))
        }
        files.append(
          ProgramFile(id: FileID(files.count), source: source, origin: slot.origin, imports: resolved))
      case .failure(let failure) where slot.origin == .requested:
        failures.append(LoadFailure(path: slot.path, failure: failure))
      case .failure: unusable.insert(slot.path)
      case nil: break
      }
    }
    files = rereading(files, parsed)
    let macros = UnitMacros(of: files.map(\.source), imports: files.map(Self.edges), known: known)
    files = files.map { file in
      file.source.arms.isEmpty ? file : file.settled(by: macros.timeline(of: file.id.index))
    }
    files.append(
      ProgramFile(id: FileID(files.count), source: interface.source, origin: .embedded, imports: []))
    return Program(
      files: files, failures: failures, interface: interface, pairs: options.pairs,
      hasFlatTables: ["ARCH_6502", "ARCH_m68k"].contains(where: options.definitions.isDefined),
      definitions: options.definitions, macros: macros, unusablePaths: unusable.sorted())
  }

  /// The files, those read anew in which macros of other files decide how a construct is put together that is split
  /// across a conditional.
  private func rereading(_ files: [ProgramFile], _ parsed: ParsedSources?) -> [ProgramFile] {
    guard files.contains(where: \.source.isPartial) else { return files }
    let macros = UnitMacros(of: files.map(\.source), imports: files.map(Self.edges), known: known)
    return files.map { file in
      guard file.source.isPartial else { return file }
      let imported = macros.timeline(of: file.id.index, isClosed: true).imported
      guard !imported.isEmpty else { return file }
      var known = known
      for (name, meaning) in imported {
        if case .defined(let macro) = meaning {
          known.definitions.define(name, as: macro)
        } else {
          known.definitions.undefine(name)
        }
      }
      let text = file.source.text
      let parse = { SourceFile(parsing: text, definitions: known.definitions) }
      let source = parsed?.file(of: text, known: known, parse: parse) ?? parse()
      return ProgramFile(id: file.id, source: source, origin: file.origin, imports: file.imports)
    }
  }

  private static func edges(of file: ProgramFile) -> [(directive: ImportDirective, file: Int)] {
    file.imports.compactMap { resolved in
      guard case .file(let id) = resolved.outcome else { return nil }
      return (resolved.directive, id.index)
    }
  }

  private func outcome(of target: Target, ids: [Int: FileID]) -> ResolvedImport.Outcome {
    switch target {
    case .outcome(let outcome): return outcome
    case .slot(let index):
      if let id = ids[index] { return .file(id) }
      if case .failure(let failure) = slots[index].result {
        return .unreadable(path: slots[index].path, failure)
      }
      return .unreadable(path: slots[index].path, .missing)
    }
  }
}

extension ProgramFile {
  /// The file with what macros leave of it.
  fileprivate func settled(by timeline: MacroTimeline) -> ProgramFile {
    let settled = source.settled(by: timeline)
    let outcomes = Dictionary(
      imports.map { ($0.directive.range, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    // One that only other files' directives bring back was not followed.
    let directives = settled.imports.filter { outcomes[$0.range] != nil }
    return ProgramFile(
      id: id, source: settled.keeping(imports: directives), origin: origin,
      imports: directives.compactMap { directive in
        outcomes[directive.range].map { ResolvedImport(directive: directive, outcome: $0) }
      })
  }
}

extension SourceFile {
  /// The imports of a file that its own directives leave: what other files define is not known yet.
  func imports(followedBy known: KnownMacros) -> [ImportDirective] {
    guard imports.contains(where: { $0.condition != .always }) else { return imports }
    let alone = UnitMacros(of: [self], imports: [[]], known: known).timeline(of: 0)
    let kept = Set(settled(by: alone).imports.map(\.range))
    return imports.filter { kept.contains($0.range) }
  }
}
