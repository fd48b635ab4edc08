import XCSemantics
import XCSyntax

/// Makes Swift bindings: declarations of a program in, files out, nothing read and nothing written.
public enum BindingGenerator {
  /// The bindings of a module's sources.
  ///
  /// The same programs, sources and options give the same bytes. Where anything is refused, or a source is
  /// no xc, there are diagnostics and no files.
  public static func generate(_ units: [BindingUnit]) -> GeneratedOutput {
    var module = ModuleTranslator(units)
    module.run()
    let syntaxErrors = module.units.map { unit in
      unit.sources.flatMap { unit.program.syntaxErrors(of: $0.file) }
    }
    let diagnostics = zip(module.units, syntaxErrors).flatMap { unit, errors in
      errors + Self.diagnostics(of: unit)
    }
    let isRefused = diagnostics.contains { $0.severity == .error }
    return GeneratedOutput(
      files: isRefused ? [] : module.files,
      diagnostics: diagnostics.sorted(by: Diagnostic.inOrder),
      expectedTypes: module.expectedTypes, notes: module.notesOnExpectedTypes,
      unusedSettings: zip(module.units, syntaxErrors).map { $1.isEmpty ? $0.unusedSettings : [] },
      inputs: inputs(of: units))
  }

  private static func diagnostics(of unit: Translator) -> [Diagnostic] {
    // A typedef that cannot be followed is refused wherever it is used; once is enough.
    var told: Set<Refusal> = []
    let refusals = (unit.refusals + unit.remarks).filter {
      told.insert($0).inserted && !isMended($0, in: unit.program)
    }
    return refusals.map { $0.diagnostic(in: unit.program) }
  }

  /// Whether a refusal is about what stands in for text that is no xc: the syntax error says what is wrong there.
  private static func isMended(_ refusal: Refusal, in program: Program) -> Bool {
    let source = program.file(refusal.file).source
    return source.mendedRanges.contains { range in
      let lines = source.text.lineIndex(at: range.lowerBound)...source.text.lineIndex(at: range.upperBound)
      return lines.contains(source.text.lineIndex(at: refusal.range.lowerBound))
    }
  }

  private static func inputs(of units: [BindingUnit]) -> [String] {
    var seen: Set<String> = []
    return units.flatMap { $0.program.inputPaths + $0.program.missingImportPaths }.filter {
      seen.insert($0).inserted
    }
  }
}

extension BindingSource {
  /// The name of the file that it gives.
  public var outputName: String { OutputNaming.fileName(forRelativePath: relativePath) }
}
