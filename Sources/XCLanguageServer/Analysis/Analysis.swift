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
  /// What the codes of findings link to.
  let rulePages: RulePages
  private(set) var findings: [String: [Diagnostic]] = [:]
  private var checks: [LintRun.Check] = []
  private var failures: [LoadFailure] = []
  private let surroundings: AnalysisRequest.Surroundings
  /// Configurations that can't be used, by path.
  private(set) var configurationErrors: [String: ConfigurationError] = [:]
  /// Contents of the configurations that could be used, by path.
  private(set) var usableConfigurations: [String: [UInt8]]
  private var places: [String: (program: Int, file: FileID)] = [:]

  /// Loads and checks everything.
  ///
  /// - Parameter report: is told how far the work is, from any thread.
  init(_ request: AnalysisRequest, report: (@Sendable (LintProgress) -> Void)? = nil) async {
    documents = request.documents
    folders = request.surroundings.folders
    encoding = request.encoding
    shelf = request.settings.shelf
    rulePages = request.rulePages
    surroundings = request.surroundings
    usableConfigurations = request.usableConfigurations
    var overlay = OverlayFileSystem(request.disk)
    for document in documents.values { overlay.place(document.text.bytes, at: document.path) }
    fileSystem = overlay
    var planning = Planning(request: request, fileSystem: overlay)
    let plans = planning.plans()
    configurationErrors = planning.errors
    usableConfigurations.merge(planning.usable) { $1 }
    for plan in plans { await add(plan, request, planning.fileSystem, report) }
    gatherFindings()
    request.parsed.dropUnused()
  }

  /// Takes over an earlier analysis where nothing has changed since but the insides of bodies in open documents; nil
  /// where more has.
  init?(_ request: AnalysisRequest, after previous: Analysis) {
    guard request.surroundings == previous.surroundings,
      request.documents.keys == previous.documents.keys
    else { return nil }
    var overlay = OverlayFileSystem(request.disk)
    for document in request.documents.values { overlay.place(document.text.bytes, at: document.path) }
    documents = request.documents
    folders = previous.folders
    options = previous.options
    encoding = previous.encoding
    surroundings = previous.surroundings
    shelf = previous.shelf
    rulePages = previous.rulePages
    fileSystem = overlay
    programs = previous.programs
    names = previous.names
    checks = previous.checks
    failures = previous.failures
    places = previous.places
    configurationErrors = previous.configurationErrors
    usableConfigurations = previous.usableConfigurations
    for document in documents.values
    where previous.documents[document.path]?.revision != document.revision {
      guard !Planning.isConfiguration(document.path), update(document) else { return nil }
    }
    gatherFindings()
  }

  /// Puts a document that is different now into every program that holds it.
  private mutating func update(_ document: Document) -> Bool {
    guard let parser = try? SyntaxParser() else { return false }
    let identity = fileSystem.canonicalPath(document.path)
    for index in programs.indices {
      let file = programs[index].files.first { file in
        file.origin != .embedded && fileSystem.canonicalPath(file.source.path) == identity
      }
      guard let file else { continue }
      let text = document.text.named(file.source.path)
      if text.bytes == file.source.text.bytes { continue }
      guard let (source, change) = file.source.changed(to: text, with: parser) else {
        return false
      }
      programs[index] = programs[index].replacing(file.id, with: source)
      names[index] = ProgramNames(programs[index])
      for check in checks.indices where checks[check].program == index {
        guard checks[check].linted.update(programs[index], after: change, in: file.id) else { return false }
      }
    }
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
      report: report
    ).perform()
    failures += outcome.failures
    let first = programs.count
    checks += outcome.checks.map { $0.moved(by: first) }
    programs += outcome.programs
    names += outcome.programs.map(ProgramNames.init)
    var loadings: [Configuration] = []
    for group in plan.groups {
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
