import XCBindings
import XCLint
import XCSemantics
import XCSyntax

/// The files of an input with what its configuration says; nil where the configuration is none.
struct Project: Sendable {
  let plan: SourcePlan
  let configuration: Configuration
  let fileSystem: InMemoryFileSystem
  let options: LoadOptions

  /// What does not change from one input to the next, the built-in interfaces most of all, is parsed once: with its
  /// bodies, and without.
  private static let (whole, skipped) = (ParsedSources(), ParsedSources())

  private static let configurationName = ".xcgen.json"

  /// - Parameter skipsBodies: whether bodies may stay unparsed.
  init?(_ files: FileSet, skipsBodies: Bool = false) {
    fileSystem = files.fileSystem
    options = LoadOptions(
      importPaths: ["imported"], libraryPaths: ["imported"], skipsBodies: skipsBodies)
    let reader = ConfigurationReader.checkingBindings(ruleNames: RuleRegistry.all.names)
    var configuration = Configuration()
    if let bytes = files.bytes(of: Self.configurationName) {
      guard String(validating: bytes, as: UTF8.self) != nil,
        let read = try? reader.read(SourceText(path: Self.configurationName, bytes: bytes))
      else { return nil }
      configuration = read
    }
    self.configuration = configuration
    guard
      let plan = try? SourcePlan(
        .init(
          paths: files.requested, configurationPath: configuration.path), reader: reader,
        fileSystem: fileSystem)
    else { return nil }
    self.plan = plan
  }

  var lintRun: LintRun {
    LintRun(plan, options: options, fileSystem: fileSystem, parsed: parsed)
  }

  private var parsed: ParsedSources { options.skipsBodies ? Self.skipped : Self.whole }

  /// Forgets what was parsed for earlier inputs.
  static func forget() {
    whole.dropUnused()
    skipped.dropUnused()
  }

  func load() async -> Program {
    await ProgramLoader(
      options: options.adding(configuration), fileSystem: fileSystem, parsed: parsed
    ).load(plan.inputs)
  }

  /// How bindings are made; nil where the configuration asks for what can not be.
  var bindingOptions: BindingOptions? {
    let said = configuration.generate
    let options = BindingOptions(
      version: "1", access: said.access.flatMap(AccessLevel.init) ?? .internal, imports: said.imports,
      declaresStubs: said.stubs ?? false, optionals: said.optionals.flatMap(OptionalStyle.init) ?? .paired,
      isolation: said.isolation.flatMap(BindingIsolation.init), types: said.types,
      nonnull: Set(said.nonnull), names: said.names)
    return options.problems.isEmpty ? options : nil
  }
}
