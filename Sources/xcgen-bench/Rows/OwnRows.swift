import XCBindings
import XCLint
import XCSemantics
import XCSyntax

extension BenchRow {
  /// All that is ours.
  static func all(_ corpus: Corpus, written: WrittenCorpus) async throws -> [BenchRow] {
    try own(corpus, written: written) + [try await edit(corpus)] + program(written)
  }

  /// What xcgen does with a corpus, step by step and as a whole.
  static func own(_ corpus: Corpus, written: WrittenCorpus) throws -> [BenchRow] {
    let texts = corpus.files.map { SourceText(path: $0.name, bytes: $0.bytes) }
    let readings = try texts.map { text in try SourceReading(of: text, with: try SyntaxParser()) }
    let inputs = corpus.files.map { SourceInput.bytes($0.bytes, name: $0.name) }
    return [
      .timed("parse") {
        let parser = try SyntaxParser()
        for file in corpus.files { _ = try parser.parse(SourceText(path: file.name, bytes: file.bytes)) }
      },
      .timed("read, plain bodies skipped") {
        for file in corpus.files {
          _ = SourceFile(parsing: SourceText(path: file.name, bytes: file.bytes), skipsBodies: true)
        }
      },
      .timed("directives") {
        for text in texts { _ = ConditionalRegions(of: text, definitions: MacroTable()) }
      },
      .timed("lowering") {
        let parser = try SyntaxParser()
        for reading in readings { _ = SourceFile(reading, with: parser) }
      },
      lint("lint, 1 thread", written, workers: 1),
      lint("lint, 2 threads", written, workers: 2),
      .timed("generate") {
        let program = await ProgramLoader().load(inputs)
        let sources = program.files.filter { $0.origin == .requested }
          .map { BindingSource(file: $0.id, relativePath: $0.source.path) }
        let unit = BindingUnit(program, options: BindingOptions(version: "bench"), sources: sources)
        _ = BindingGenerator.generate([unit])
      },
    ]
  }

  /// One whole run from the disk, nothing known before, up to its findings: the program ends without taking apart what
  /// it has made.
  private static func lint(_ name: String, _ corpus: WrittenCorpus, workers: Int) -> BenchRow {
    BenchRow(name: name) {
      let clock = ContinuousClock()
      let start = clock.now
      let fileSystem = LocalFileSystem()
      let plan = try SourcePlan(
        SourcePlan.Request(paths: [corpus.folder]),
        reader: ConfigurationReader(ruleNames: RuleRegistry.all.rules.map(\.name)), fileSystem: fileSystem)
      let options = LoadOptions(workers: workers, skipsBodies: true)
      let outcome = await LintRun(plan, options: options, fileSystem: fileSystem).perform()
      return withExtendedLifetime(outcome) { clock.now - start }
    }
  }
}
