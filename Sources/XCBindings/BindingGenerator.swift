import XCSemantics
import XCSyntax

/// Makes Swift bindings: declarations of a program in, files out, nothing read and nothing written.
public struct BindingGenerator: Sendable {
  /// What the command line and the configuration say.
  public let options: BindingOptions

  /// Makes a generator.
  public init(options: BindingOptions) { self.options = options }

  /// The bindings of the sources, each a file of the program.
  ///
  /// The same program, sources and options give the same bytes. Where anything is refused, or a source is
  /// no xc, there are diagnostics and no files.
  public func generate(_ program: Program, sources: [BindingSource]) -> GeneratedOutput {
    let sources = sources.sorted { ($0.outputName, $0.relativePath) < ($1.outputName, $1.relativePath) }
    var translator = Translator(program: program, options: options, sources: sources)
    translator.run()
    translator.refuseSharedOutputs()
    translator.refuseNamesOfClasses()
    let syntaxErrors = sources.flatMap { program.syntaxErrors(of: $0.file) }
    // A typedef that cannot be followed is refused wherever it is used; once is enough.
    var told: Set<Refusal> = []
    let refusals = (translator.refusals + translator.remarks).filter {
      told.insert($0).inserted && !isMended($0, in: program)
    }
    let diagnostics = syntaxErrors + refusals.map { $0.diagnostic(in: program) }
    let classes = translator.stubClasses()
    let files = diagnostics.contains { $0.severity == .error } ? [] : files(of: translator, classes)
    return GeneratedOutput(
      files: files, diagnostics: diagnostics.sorted(by: Diagnostic.inOrder),
      expectedTypes: translator.expectedTypes, note: translator.noteOnExpectedTypes,
      unusedSettings: syntaxErrors.isEmpty ? translator.unusedSettings : [],
      inputs: program.inputPaths)
  }

  /// Whether a refusal is about what stands in for text that is no xc: the syntax error says what is wrong there.
  private func isMended(_ refusal: Refusal, in program: Program) -> Bool {
    let source = program.file(refusal.file).source
    return source.mendedRanges.contains { range in
      let lines = source.text.lineIndex(at: range.lowerBound)...source.text.lineIndex(at: range.upperBound)
      return lines.contains(source.text.lineIndex(at: refusal.range.lowerBound))
    }
  }

  private func files(of translator: Translator, _ classes: [SwiftClass]) -> [GeneratedFile] {
    var files = translator.sources.map { translator.file(for: $0) }
    if options.declaresStubs { files.append(translator.stubFile(classes)) }
    var names = Set(translator.origins.keys)
      .union(classes.map(\.name)).union(translator.foreignProtocols).union(translator.foreignValues.keys)
    // A module that is imported may be made from sources, and then it has what is visible to every source.
    if !options.imports.isEmpty { names.formUnion(translator.namesOfBuiltInProtocols) }
    let printer = SwiftPrinter(
      access: options.access, isolation: options.isolation, names: NameTable(names))
    return files.map { GeneratedFile(name: $0.name, bytes: Array(printer.print($0).utf8)) }
      .sorted { $0.name < $1.name }
  }
}

extension BindingSource {
  /// The name of the file that it gives.
  public var outputName: String { OutputNaming.fileName(forRelativePath: relativePath) }
}
