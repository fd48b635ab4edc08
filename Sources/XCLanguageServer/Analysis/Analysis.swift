import XCLint
import XCSemantics
import XCSyntax

/// What the open folders and documents come to at one moment.
struct Analysis: Sendable {
  /// A file within the program that counts for it.
  struct Place: Sendable {
    let program: Program
    let file: ProgramFile
    let names: ProgramNames
    /// The index of the program.
    let index: Int
  }

  /// The open documents that it was made from, by path.
  let documents: [String: Document]
  /// The folders that the client has open.
  let folders: [String]
  let fileSystem: OverlayFileSystem
  let encoding: PositionEncoding
  private(set) var programs: [Program] = []
  /// What the names of each program stand for, found out when somebody asks.
  private(set) var names: [ProgramNames] = []
  /// How each program was loaded.
  private var options: [LoadOptions] = []
  /// Where interfaces that are no sources are put down as text.
  let shelf: InterfaceShelf
  /// Those that findings speak of.
  let interfaces: InterfacePlaces
  /// What the codes of findings link to.
  let rulePages: RulePages
  private(set) var findings: [String: [Diagnostic]] = [:]
  private var checks: [LintRun.Check] = []
  private var failures: [LoadFailure] = []
  let surroundings: AnalysisRequest.Surroundings
  let scope: AnalysisRequest.Scope
  /// How much of each folder is looked at.
  let limits: SourceDiscovery.Limits
  /// Folders that hold more than is looked at, with the number of the sources that are.
  private(set) var cutFolders: [(path: String, sources: Int)] = []
  /// The sources of each program by their canonical paths.
  private var identities: [[String: FileID]] = []
  /// Configurations that can't be used, by path.
  private(set) var configurationErrors: [String: ConfigurationError] = [:]
  /// Contents of the configurations that could be used, by path.
  private(set) var usableConfigurations: [String: [UInt8]]
  /// What configurations name for bindings: `Type`, `Protocol.method`, `Protocol.method.parameter`.
  private(set) var namedInBindings: Set<String> = []
  private var places: [String: (program: Int, file: FileID)] = [:]

  /// Loads and checks everything.
  ///
  /// - Parameter report: is told how far the work is, from any thread.
  init(_ request: AnalysisRequest, report: (@Sendable (LintProgress) -> Void)? = nil) async {
    documents = request.documents
    folders = request.surroundings.folders
    encoding = request.encoding
    shelf = request.settings.shelf
    interfaces = InterfacePlaces()
    rulePages = request.rulePages
    surroundings = request.surroundings
    scope = request.scope
    limits = request.settings.limits
    usableConfigurations = request.usableConfigurations
    var overlay = OverlayFileSystem(request.disk)
    for document in documents.values { overlay.place(document.text.bytes, at: document.path) }
    fileSystem = overlay
    var planning = Planning(request: request, fileSystem: overlay)
    let plans = planning.plans()
    configurationErrors = planning.errors
    cutFolders = planning.problems.compactMap { problem in
      if case .cut(let path, let count) = problem { (path, count) } else { nil }
    }
    usableConfigurations.merge(planning.usable) { $1 }
    for plan in plans { await add(plan, request, planning.fileSystem, report) }
    gatherFindings()
    // What is read for a first look at some documents is a part of what everything needs.
    if scope == .everything { request.parsed.dropUnused() }
  }

  /// Takes over an earlier analysis where nothing has changed since but the texts of sources in open documents, and
  /// which documents are open; nil where more has: where a document imports something else, or was not looked at.
  ///
  /// - Parameter isStale: whether what has changed on disk since may be left out of account.
  init?(_ request: AnalysisRequest, after previous: Analysis, isStale: Bool = false) {
    guard request.surroundings.folders == previous.surroundings.folders, request.scope == previous.scope,
      isStale || request.surroundings.diskState == previous.surroundings.diskState
    else { return nil }
    var overlay = OverlayFileSystem(request.disk)
    for document in request.documents.values { overlay.place(document.text.bytes, at: document.path) }
    documents = request.documents
    folders = previous.folders
    options = previous.options
    encoding = previous.encoding
    surroundings = previous.surroundings
    scope = previous.scope
    limits = previous.limits
    cutFolders = previous.cutFolders
    shelf = previous.shelf
    interfaces = previous.interfaces
    rulePages = previous.rulePages
    fileSystem = overlay
    programs = previous.programs
    names = previous.names
    checks = previous.checks
    failures = previous.failures
    places = previous.places
    identities = previous.identities
    configurationErrors = previous.configurationErrors
    usableConfigurations = previous.usableConfigurations
    namedInBindings = previous.namedInBindings
    var isAnew: Set<Int> = []
    if documents.keys != previous.documents.keys {
      for path in Set(documents.keys).symmetricDifference(previous.documents.keys) {
        guard !Planning.isConfiguration(path), shelf.holds(path) || reopen(path, request.parsed) else {
          return nil
        }
      }
      isAnew = Set(programs.indices)
      for index in programs.indices { programs[index] = programs[index].focused(on: openFiles(of: index)) }
    }
    for document in documents.values
    where previous.documents[document.path].map({ $0.revision != document.revision }) ?? false {
      guard !Planning.isConfiguration(document.path), let changed = update(document, request.parsed) else {
        return nil
      }
      isAnew.formUnion(changed)
    }
    for index in isAnew {
      names[index] = ProgramNames(programs[index])
      for check in checks.indices where checks[check].program == index {
        checks[check].linted = checks[check].linted.rechecked(programs[index])
      }
    }
    gatherFindings()
  }

  /// The open documents among the requested files of a program.
  private func openFiles(of index: Int) -> Set<FileID> {
    Set(documents.keys.compactMap { identities[index][fileSystem.canonicalPath($0)] })
  }

  /// Takes a document into account that was opened or closed since, if it is one of the sources anyhow.
  private mutating func reopen(_ path: String, _ parsed: ParsedSources) -> Bool {
    guard scope == .everything, folders.contains(where: { FilePath.lies(path, in: $0) }),
      case .success(let text) = fileSystem.source(at: path)
    else { return false }
    let identity = fileSystem.canonicalPath(path)
    for index in programs.indices {
      guard let id = identities[index][identity], programs[index].isRequested(id),
        replace(id, of: index, with: text, parsed)
      else { return false }
    }
    return !programs.isEmpty
  }

  /// Puts a document that is different now into every program that holds it.
  ///
  /// - Returns: the programs that are to be checked anew, since more is different than the inside of a body; nil where
  ///   they can't be kept.
  private mutating func update(_ document: Document, _ parsed: ParsedSources) -> Set<Int>? {
    guard let parser = try? SyntaxParser() else { return nil }
    let identity = fileSystem.canonicalPath(document.path)
    var isAnew: Set<Int> = []
    for index in programs.indices {
      guard let id = identities[index][identity] else { continue }
      let file = programs[index].file(id)
      let text = document.text.named(file.source.path)
      if text.bytes == file.source.text.bytes { continue }
      guard let (source, change) = file.source.changed(to: text, with: parser) else {
        guard replace(id, of: index, with: text, parsed) else { return nil }
        isAnew.insert(index)
        continue
      }
      programs[index] = programs[index].replacing(id, with: source)
      names[index] = ProgramNames(programs[index])
      for check in checks.indices where checks[check].program == index {
        if !checks[check].linted.update(programs[index], after: change, in: id) { isAnew.insert(index) }
      }
    }
    return isAnew
  }

  private mutating func replace(
    _ id: FileID, of index: Int, with text: SourceText, _ parsed: ParsedSources
  ) -> Bool {
    let text = text.named(programs[index].file(id).source.path)
    guard text.bytes != programs[index].file(id).source.text.bytes else { return true }
    guard options.indices.contains(index),
      let program = programs[index].replacing(
        id, with: text, options: options[index], fileSystem: fileSystem, parsed: parsed)
    else { return false }
    programs[index] = program
    return true
  }

  private mutating func gatherFindings() {
    findings = [:]
    for finding in checks.flatMap(\.findings).sorted(by: Diagnostic.inOrder) {
      findings[FilePath.absolute(finding.span.file), default: []].append(finding)
    }
    for failure in failures {
      findings[FilePath.absolute(failure.path), default: []].append(Self.finding(failure))
    }
  }

  private mutating func add(
    _ plan: SourcePlan, _ request: AnalysisRequest, _ files: OverlayFileSystem,
    _ report: (@Sendable (LintProgress) -> Void)?
  ) async {
    let outcome = await LintRun(
      plan, options: request.settings.loadOptions, fileSystem: files, parsed: request.parsed,
      focus: Set(documents.keys.map(files.canonicalPath)), report: report
    ).perform()
    failures += outcome.failures
    let first = programs.count
    checks += outcome.checks.map { $0.moved(by: first) }
    programs += outcome.programs
    names += outcome.programs.map(ProgramNames.init)
    identities += outcome.programs.map { program in
      let sources = program.files.filter { $0.origin == .requested || $0.origin == .imported }
      return Dictionary(sources.map { (files.canonicalPath($0.source.path), $0.id) }) { first, _ in first }
    }
    var loadings: [Configuration] = []
    for group in plan.groups {
      let bindings = group.configuration.generate
      namedInBindings.formUnion(bindings.names.keys)
      namedInBindings.formUnion(bindings.types.keys)
      namedInBindings.formUnion(bindings.nonnull)
      let known = loadings.firstIndex { $0.loadsLike(group.configuration) }
      if known == nil { loadings.append(group.configuration) }
      let index = known ?? loadings.count - 1
      guard outcome.programs.indices.contains(index) else { continue }
      let paths = Set(group.inputs.map(\.path))
      for file in outcome.programs[index].files where paths.contains(file.source.path) {
        places[FilePath.absolute(file.source.path)] = (first + index, file.id)
      }
    }
    options += loadings.map(request.settings.loadOptions.adding)
    for (index, program) in outcome.programs.enumerated() {
      for file in program.files where file.origin == .imported {
        let path = FilePath.absolute(file.source.path)
        if places[path] == nil { places[path] = (first + index, file.id) }
      }
    }
  }

  private static func finding(_ failure: LoadFailure) -> Diagnostic {
    let start = SourcePosition(line: 1, column: 1)
    return Diagnostic(
      rule: "syntax-error", severity: .error, message: failure.failure.description,
      span: SourceSpan(file: failure.path, bytes: 0..<0, start: start, end: start))
  }

  /// The file of a path, with the program that counts for it.
  func place(of path: String) -> Place? {
    if shelf.holds(path) { return placeOfInterface(path) }
    var known = places[FilePath.absolute(path)]
    if known == nil {
      let identity = fileSystem.canonicalPath(path)
      known = places.first { fileSystem.canonicalPath($0.key) == identity }?.value
    }
    return known.map {
      Place(
        program: programs[$0.program], file: programs[$0.program].file($0.file), names: names[$0.program],
        index: $0.program)
    }
  }

  /// How the program of a place was loaded.
  func options(for place: Place) -> LoadOptions {
    options.indices.contains(place.index) ? options[place.index] : LoadOptions()
  }

  /// An interface that was put down as text, in the first program that has it.
  private func placeOfInterface(_ path: String) -> Place? {
    for (index, program) in programs.enumerated() {
      let file = program.files.first {
        ($0.origin == .embedded || $0.origin == .library) && shelf.path(of: $0.source) == path
      }
      if let file { return Place(program: program, file: file, names: names[index], index: index) }
    }
    return nil
  }

  /// The findings in a file, in their order.
  func findings(at path: String) -> [Diagnostic] {
    if let place = place(of: path) { return findings[FilePath.absolute(place.file.source.path)] ?? [] }
    return findings[FilePath.absolute(path)] ?? []
  }
}
